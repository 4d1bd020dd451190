import type { Canvas } from './canvas.ts';
import { DENSE_PORTRAIT, placeCard, type SetCard, setCards, type Tone, toPeople } from './contactCards.ts';
import { isFifthDesign, isSixthDesign } from './design.ts';
import type { FilledField } from './fields.ts';
import { type SetText, toTextContent } from './page.ts';
import { palette } from './palette.ts';
import { qrCode } from './qrCode.ts';
import type { Box } from './scene.ts';
import { box, line, roundedBox } from './shapes.ts';
import type { Part } from './stack.ts';
import { type TypeStyle, type } from './text/typeStyles.ts';
import { isSameText } from './text/withoutRepeats.ts';

/** What the people stand on: a band over the whole width, a card within the margins, or the page under a rule. */
type Ground = 'evergreen' | 'mist' | 'card' | 'rule';

interface PanelOptions {
  ground: Ground;
  callToAction?: FilledField | undefined;
  /** What one scans the code for. */
  label?: string;
  /** In as little height as there is: the page is a photo's. From the sixth generation on. */
  isLow?: boolean;
  /** Of a low panel of two people: where its frame begins, so that it stands below the texts above it. */
  frameLeft?: number | undefined;
}

const PADDING = 16;
const GAP = 20;
/** Between two people below each other. */
const BETWEEN = 10;
const CODE = 82;
/** Narrower pages, such as postcards, have a smaller code. */
const CARD_WIDTH = 560;
const CARD_CODE = 68;
/** From the sixth generation on: 0.8 inch of modules on the printed card. */
const SIXTH_CARD_CODE = 84;
/** There the frame beside one person and beside two, of the panel's width, and the least in points of what it asks for beside its code. */
const SIXTH_FRAME = { alone: 0.51, pair: 0.53 };
const SIXTH_GAP = 15;
const LEAST_BESIDE = 15;
/** Of a low panel: an inch of code, less air, and a frame that leaves two people room for a line each of name and phone. */
const LOW = { code: 72, padding: 10, gap: 8, portrait: 60, pairPortrait: 44, pairFrame: 0.385 };
const FRAME_PADDING = 12;
/** On a card, where it leaves what one asks for a longer line. */
const CARD_PADDING = 9;
const FRAME_WIDTH = 258;

interface Frame {
  /** Above the code, as wide as the frame. */
  title?: SetText | undefined;
  words: readonly SetText[];
  height: number;
  code: number;
  padding: number;
}

/** From the fifth generation on, what to do next is set in large letters on postcards, too. */
const isOnCard = ({ input, width }: Canvas): boolean => isFifthDesign(input) && width < CARD_WIDTH;
/** Of the panel's width, on postcards with two people: beside them a logo has room, too. */
const CARD_FRAME = 0.43;
const TITLE_GAP = 10;

const hasLink = ({ input }: Canvas): boolean => input.link !== undefined && input.link !== '';

const toCodeSize = ({ input, width }: Canvas, isLow = false): number => {
  if (width < CARD_WIDTH) return isSixthDesign(input) ? SIXTH_CARD_CODE : CARD_CODE;
  return isLow ? LOW.code : CODE;
};

/** "Scan to apply with Maria": what the page behind the code is for. */
const toScanLabel = ({ input }: Canvas): string =>
  `Scan to apply with ${input.officer.name.trim().split(/\s+/)[0] ?? ''}`.trim();

/**
 * Who to call, and beside them in a frame what to do next with the QR code. It ends at the footer.
 * @returns its top
 */
export function contactPanel(
  canvas: Canvas,
  { ground, callToAction, label, isLow: isLowPage = false, frameLeft }: PanelOptions,
): number {
  const { width, margin, bottom } = canvas;
  const tone: Tone = ground === 'evergreen' ? 'dark' : 'light';
  const isCard = ground === 'card';
  const left = margin + (isCard ? PADDING : 0);
  const inner = width - left * 2;
  const cardFrame = isFifthDesign(canvas.input) ? 250 : 234;
  const cards = toPeople(canvas);
  const isFramed = isSixthDesign(canvas.input) && isOnCard(canvas);
  const isLow = isLowPage || isFramed;
  const isTall = isOnCard(canvas) && cards.length > 1 && !isFramed;
  const isPair = isLow && cards.length > 1 && !isTall && !isFramed;
  const share = isFramed
    ? SIXTH_FRAME[cards.length > 1 ? 'pair' : 'alone']
    : isTall
      ? CARD_FRAME
      : isPair
        ? LOW.pairFrame
        : 0.48;
  const usualWidth = Math.min(isCard ? cardFrame : FRAME_WIDTH, inner * share);
  const frameWidth = isPair && frameLeft !== undefined ? left + inner - frameLeft : usualWidth;
  const isAbove = isOnCard(canvas) && !isFramed && cards.length === 1 && hasLink(canvas);
  const title =
    isAbove && callToAction ? setTitle(canvas, callToAction, { tone, width: inner, isLow }) : undefined;
  const options = { tone, width: frameWidth, isTall, isLow: isFramed ? isLowPage : isLow };
  const said = label ?? toScanLabel(canvas);
  const frame = isFramed
    ? setCardFrame(canvas, callToAction, said, options)
    : setFrame(canvas, title ? undefined : callToAction, said, options);
  const gap = isFramed ? SIXTH_GAP : isPair && frameLeft !== undefined ? LOW.gap : GAP;
  const room = frame ? inner - frameWidth - gap : inner;
  const isRow = !frame && cards.length > 1;
  const between = isLow ? LOW.gap : BETWEEN;
  const cardWidth = isRow ? (room - GAP) / cards.length : room;
  const isDense = isFramed && cards.length > 1;
  const size = isDense ? DENSE_PORTRAIT : toPortraitSize(canvas, { count: cards.length, isCard, isLow });
  const usual = setCards(canvas, cards, cardWidth, size, tone, { isDense });
  const low = isLow ? setCards(canvas, cards, cardWidth, size, tone, { isDense, isShort: true }) : usual;
  const set = usual.map((card, index) => {
    const other = low[index];
    return other && other.height < card.height ? other : card;
  });
  const people = isRow
    ? Math.max(...set.map(({ height }) => height))
    : set.reduce((sum, { height }) => sum + height, between * (set.length - 1));
  const content = Math.max(people, frame?.height ?? 0);
  const below = isCard ? 14 : 0;
  const head = title ? title.height + TITLE_GAP : 0;
  const padding = isLow ? LOW.padding : PADDING;
  const top = bottom - below - content - head - padding * 2;
  drawGround(canvas, ground, box(0, top, width, bottom - top - below));
  const start = top + padding + head;
  if (title) canvas.page.place(title, left, top + padding - 2);
  placePeople(canvas, set, { x: left, y: start + (content - people) / 2, between }, isRow, tone);
  if (frame) {
    const area = box(left + room + gap, start, frameWidth, content);
    placeFrame(canvas, frame, area, tone);
  }
  return top;
}

function toPortraitSize(
  { width }: Canvas,
  { count, isCard, isLow }: { count: number; isCard: boolean; isLow: boolean },
): number {
  if (width < CARD_WIDTH) return 44;
  if (isLow) return count > 1 ? LOW.pairPortrait : LOW.portrait;
  return count > 1 ? 48 : isCard ? 62 : 72;
}

function drawGround({ page, margin }: Canvas, ground: Ground, area: Box): void {
  if (ground === 'card') {
    const card = box(margin, area.y, area.width - margin * 2, area.height);
    page.path(roundedBox(card, 8), { fill: palette.card, stroke: palette.line, strokeWidth: 0.75 });
  } else if (ground === 'rule') {
    page.path(line(margin, area.y + 2, area.width - margin, area.y + 2), {
      stroke: palette.gold,
      strokeWidth: 2,
    });
  } else page.fill(area, ground === 'evergreen' ? palette.evergreen : palette.mist);
}

function placePeople(
  canvas: Canvas,
  cards: readonly SetCard[],
  { x, y, between }: { x: number; y: number; between: number },
  isRow: boolean,
  tone: Tone,
): void {
  const { width, margin } = canvas;
  let top = y;
  cards.forEach((card, index) => {
    const step = (width - margin * 2 + GAP) / cards.length;
    placeCard(canvas, card, isRow ? x + index * step : x, top, tone);
    if (!isRow) top += card.height + between;
  });
}

const toInk = (tone: Tone): string => (tone === 'dark' ? palette.card : palette.evergreen);

/** What to do next, across a panel or a frame. */
function setTitle(
  { page, input }: Canvas,
  { content }: FilledField,
  { tone, width, isLow = false }: FrameOptions,
): SetText {
  const style = {
    ...type.title,
    size: isLow ? 17 : 21,
    min: 12,
    leading: 1.18,
    color: toInk(tone),
    role: 'P',
  } as const;
  return page.set(
    content,
    style,
    width,
    isSixthDesign(input) ? { lines: 4, height: 84 } : { lines: 3, height: 76 },
  );
}

interface FrameOptions {
  tone: Tone;
  width: number;
  /** Whether what to do next stands above the code, and not beside it. */
  isTall?: boolean;
  isLow?: boolean;
  /** Whether it may be a little higher than the code, so that what it asks for is large. */
  isCardFrame?: boolean;
}

/** What to do next beside its code, or above it where it would be too small there. */
function setCardFrame(
  canvas: Canvas,
  callToAction: FilledField | undefined,
  label: string,
  options: FrameOptions,
): Frame | undefined {
  const { issues } = canvas.page;
  const known = issues.length;
  const frame = setFrame(canvas, callToAction, label, { ...options, isCardFrame: true });
  const [action] = frame?.words ?? [];
  const isReadable = !callToAction || (action?.size ?? LEAST_BESIDE) >= LEAST_BESIDE;
  if (isReadable && issues.length === known) return frame;
  issues.length = known;
  return setFrame(canvas, callToAction, label, { ...options, isTall: true });
}

/** Nothing where there is neither a code nor a call to action. */
function setFrame(
  canvas: Canvas,
  callToAction: FilledField | undefined,
  label: string,
  { tone, width, isTall = false, isLow = false, isCardFrame = false }: FrameOptions,
): Frame | undefined {
  const { page } = canvas;
  const hasCode = hasLink(canvas);
  if (!hasCode && !callToAction) return undefined;
  const code = toCodeSize(canvas, isLow);
  const padding = isCardFrame ? CARD_PADDING : FRAME_PADDING;
  const measure = width - padding * 2 - (hasCode ? code + padding : 0);
  const accent = tone === 'dark' ? palette.gold : palette.brass;
  const largest = isCardFrame && isLow ? LEAST_BESIDE : 17;
  const large = {
    ...type.title,
    size: largest,
    min: 8,
    leading: 1.18,
    color: toInk(tone),
    role: 'P',
  } as const;
  const isSixth = isSixthDesign(canvas.input);
  const scan: TypeStyle = {
    ...large,
    size: 15,
    color: accent,
    ...(isSixth && { face: 'sansBold', size: 12 }),
  };
  if (isTall && callToAction && hasCode) {
    const title = setTitle(canvas, callToAction, { tone, width: width - padding * 2, isLow });
    const words = [page.set(toTextContent(label), scan, measure, { height: code })];
    const height = title.height + TITLE_GAP + code + padding * 2;
    return { title, words, height, code, padding };
  }
  const size = !isFifthDesign(canvas.input) ? 9 : canvas.width < CARD_WIDTH ? 9.5 : 10.5;
  const small = { ...type.label, face: 'sansBold', size, min: 6.5, color: accent } as const;
  const words = callToAction
    ? [
        page.set(callToAction.content, large, measure, {
          height: hasCode ? code + (isCardFrame ? 6 : -22) : 64,
        }),
      ]
    : [page.set(toTextContent(label), large, measure, { height: code, ...(isSixth && { lines: 2 }) })];
  const isSaid = callToAction !== undefined && isSameText(callToAction.text, label);
  if (callToAction && hasCode && !isSaid)
    words.push(page.set(toTextContent(label), small, measure, { lines: 2 }));
  const text = words.reduce((sum, { height }) => sum + height, 0) + 5 * (words.length - 1);
  const height = Math.max(text, hasCode ? code : 0) + padding * 2;
  return { words, height, code, padding };
}

function placeFrame(
  canvas: Canvas,
  { title, words, height, code, padding }: Frame,
  area: Box,
  tone: Tone,
): void {
  const { page } = canvas;
  const frame = box(area.x, area.y + (area.height - height) / 2, area.width, height);
  page.path(roundedBox(frame, 8), {
    stroke: tone === 'dark' ? palette.gold : palette.brass,
    strokeWidth: 1.25,
  });
  const text = words.reduce((sum, one) => sum + one.height, 0) + 5 * (words.length - 1);
  const head = title ? title.height + TITLE_GAP : 0;
  if (title) page.place(title, frame.x + padding, frame.y + padding - 2);
  let y = frame.y + (height + head - text) / 2;
  for (const one of words) y = page.place(one, frame.x + padding, y) + 5;
  if (hasLink(canvas)) {
    const x = frame.x + frame.width - padding - code;
    qrCode(canvas, x, frame.y + (height + head - code) / 2, code);
  }
}

/** The frame alone, for a design that has the people elsewhere. */
export function actionPart(
  canvas: Canvas,
  callToAction: FilledField | undefined,
  { x, width }: { x: number; width: number },
): Part | undefined {
  const frame = setFrame(canvas, callToAction, toScanLabel(canvas), { tone: 'light', width });
  if (!frame) return undefined;
  const { height } = frame;
  return { height, gap: 18, draw: (y) => placeFrame(canvas, frame, box(x, y, width, height), 'light') };
}
