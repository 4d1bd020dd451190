import {
  CARD_WIDTH,
  hasLink,
  isOnCard,
  placeFrame,
  setCardFrame,
  setCodeFrame,
  setFrame,
  setTitle,
  TITLE_GAP,
} from '../actionFrame.ts';
import type { Canvas } from '../page/canvas.ts';
import type { FilledField } from '../page/fields.ts';
import { palette } from '../scene/palette.ts';
import type { Box } from '../scene/scene.ts';
import { box, line, roundedBox } from '../scene/shapes.ts';
import { toScanLabel } from '../text/scanLabel.ts';
import { DENSE_PORTRAIT, placeCard, type SetCard, type Tone, toPeople } from './contactCards.ts';
import { drawLogo, withoutLogo } from './realtorLogo.ts';
import { setCards } from './setCard.ts';

/** The panel's background: a full-width band, a card within the margins, or the bare page below a rule. */
type Ground = 'evergreen' | 'mist' | 'card' | 'rule';

interface PanelOptions {
  ground: Ground;
  callToAction?: FilledField | undefined;
  /** What the code is for, set beside it. */
  label?: string;
  /** The web address for readers who don't scan the code, set below the label. */
  note?: FilledField | undefined;
  /** Takes up as little height as possible on pages that belong to a photo. From the sixth generation on. */
  isLow?: boolean;
  /** Left edge of the frame on a low panel with two people, so that it lines up with the text column above. */
  frameLeft?: number | undefined;
}

const PADDING = 16;
const GAP = 20;
/** Vertical space between two stacked people. */
const BETWEEN = 10;
/** Maximum height of two stacked people, in points. */
const MAX_PAIR = 190;
/** Frame width on postcards from the sixth generation on, as a share of the panel's inner width: beside one person and beside two. */
const COMPACT_FRAME = { alone: 0.55, pair: 0.53 };
const COMPACT_GAP = 15;
/** A low panel: tighter spacing, and a frame narrow enough that two people each get a line for the name and one for the phone number. */
const LOW = { padding: 10, besideColumn: 8, gap: 8, portrait: 60, pairPortrait: 44, pairFrame: 0.385 };
const FRAME_WIDTH = 258;
const LOGO_UNDER = { gap: 12, height: 38 };

/** Frame width on postcards with two people, as a share of the panel's inner width. Leaves room for a logo beside the people. */
const CARD_FRAME = 0.43;

/**
 * Draws the contact cards and, beside them, a frame with the call to action and the QR code. The panel ends at the footer.
 * @returns the y of the panel's top edge
 */
export function contactPanel(
  canvas: Canvas,
  { ground, callToAction, label, note, isLow: isLowPage = false, frameLeft }: PanelOptions,
): number {
  const { width, margin, bottom } = canvas;
  const tone: Tone = ground === 'evergreen' ? 'dark' : 'light';
  const isCard = ground === 'card';
  const left = margin + (isCard ? PADDING : 0);
  const inner = width - left * 2;
  const cardFrame = canvas.features.hasPrintSizes ? 250 : 234;
  const cards = toPeople(canvas);
  const { hasCompactContacts } = canvas.features;
  const isCompactCard = hasCompactContacts && isOnCard(canvas);
  const isAlone = cards.length === 1;
  // A card already has an outline, so the frame inside it has none.
  const isBare = hasCompactContacts && isCard;
  const isTitled = isBare && isCompactCard && isAlone && hasLink(canvas);
  const isCodeAlone = isTitled || (isCompactCard && !isAlone && !callToAction && hasLink(canvas));
  const isFramed = isCompactCard && !isTitled;
  const isLow = isLowPage || isFramed;
  const isTall = isOnCard(canvas) && cards.length > 1 && !isFramed;
  const isPair = isLow && cards.length > 1 && !isTall && !isFramed;
  const share = isFramed
    ? COMPACT_FRAME[cards.length > 1 ? 'pair' : 'alone']
    : isTall
      ? CARD_FRAME
      : isPair
        ? LOW.pairFrame
        : 0.48;
  const usualWidth = Math.min(isCard ? cardFrame : FRAME_WIDTH, inner * share);
  const wantedWidth = isPair && frameLeft !== undefined ? left + inner - frameLeft : usualWidth;
  const options = { tone, width: wantedWidth, isTall, isLow: isFramed ? isLowPage : isLow, note };
  // Below the right text column the frame is narrow, and the call to action needs another line.
  const isCardFrame = isPair && frameLeft !== undefined;
  const scanLabel = label ?? toScanLabel(canvas.input);
  const codeFrame = isCodeAlone ? setCodeFrame(canvas, scanLabel, { tone, isBare }) : undefined;
  const frameWidth = codeFrame?.width ?? wantedWidth;
  const gap = isFramed ? COMPACT_GAP : isPair && frameLeft !== undefined ? LOW.gap : GAP;
  const isAbove = isOnCard(canvas) && !isFramed && isAlone && hasLink(canvas);
  const measure = isTitled ? inner - frameWidth - gap : inner;
  const title =
    isAbove && callToAction ? setTitle(canvas, callToAction, { tone, width: measure, isLow }) : undefined;
  const frame =
    codeFrame ??
    (isFramed
      ? setCardFrame(canvas, callToAction, scanLabel, options)
      : setFrame(canvas, title ? undefined : callToAction, scanLabel, { ...options, isCardFrame }));
  const room = frame ? inner - frameWidth - gap : inner;
  const isRow = !frame && cards.length > 1;
  // A realtor logo that doesn't fit beside the contact lines goes under the frame. Below the lines, it would push up the page's content.
  // On a low panel the frame is as tall as both people, so the logo stays below the realtor's lines.
  const { realtor } = canvas.input;
  const isLogoUnder = hasCompactContacts && !isLow && !isRow && frame !== undefined && Boolean(realtor?.logo);
  const between = isLow ? LOW.gap : BETWEEN;
  const cardWidth = isRow ? (room - GAP) / cards.length : room;
  const isDense = isFramed && cards.length > 1;
  const size = isDense
    ? DENSE_PORTRAIT
    : isTitled
      ? LOW.portrait
      : toPortraitSize(canvas, { count: cards.length, isCard, isLow });
  const shown = isLogoUnder ? cards.map(withoutLogo) : cards;
  const lines = { isDense, isBrief: isCompactCard && hasLink(canvas) };
  const setAll = (lines: { isDense?: boolean; isBrief?: boolean; isShort?: boolean }) =>
    setCards(canvas, shown, { width: cardWidth, portrait: size, tone, ...lines });
  const roomy = canvas.page.rehearse(() => setAll(lines));
  // Long names can't be shortened. Two of them get fewer lines, without the email address, which is also on the page behind the code.
  const isCrowded =
    hasCompactContacts && !isLow && !isRow && cards.length > 1 && toHeight(roomy.result, between) > MAX_PAIR;
  const usual = isCrowded ? setAll({ isDense: true, isBrief: hasLink(canvas) }) : roomy.keep();
  const low = isLow ? setAll({ ...lines, isShort: true }) : usual;
  const set = usual.map((card, index) => {
    const other = low[index];
    return other && other.height < card.height ? other : card;
  });
  const people = isRow ? Math.max(...set.map(({ height }) => height)) : toHeight(set, between);
  const plate = isLogoUnder ? LOGO_UNDER.gap + LOGO_UNDER.height : 0;
  const right = (frame?.height ?? 0) + plate;
  const head = title ? title.height + TITLE_GAP : 0;
  // With only the code on the right, the title goes above the person instead of across the panel.
  const [own, above] = isTitled ? [head, 0] : [0, head];
  const content = Math.max(people + own, right);
  const below = isCard ? 14 : 0;
  const padding = isPair && frameLeft !== undefined ? LOW.besideColumn : isLow ? LOW.padding : PADDING;
  const top = bottom - below - content - above - padding * 2;
  drawGround(canvas, ground, box(0, top, width, bottom - top - below));
  const start = top + padding + above;
  const y = start + (content - people - own) / 2;
  if (title) canvas.page.place(title, left, isTitled ? y : top + padding - 2);
  placePeople(canvas, set, { x: left, y: y + own, between, isRow }, tone);
  if (frame) {
    const x = left + room + gap;
    if (isBare) {
      const middle = x - gap / 2;
      canvas.page.path(line(middle, start, middle, start + content), {
        stroke: palette.line,
        strokeWidth: 0.75,
      });
    }
    placeFrame(canvas, { ...frame, isBare }, box(x, start, frameWidth, content - plate), tone);
    const { height } = LOGO_UNDER;
    const under = box(x, start + (content + right) / 2 - height, frameWidth, height);
    if (isLogoUnder && realtor) drawLogo(canvas, realtor, under, { tone });
  }
  return top;
}

/** Returns the total height of stacked cards. */
const toHeight = (cards: readonly SetCard[], between: number): number =>
  cards.reduce((sum, { height }) => sum + height, between * (cards.length - 1));

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
  { x, y, between, isRow }: { x: number; y: number; between: number; isRow: boolean },
  tone: Tone,
): void {
  const { width, margin } = canvas;
  let top = y;
  cards.forEach((card, index) => {
    const step = (width - margin * 2 + GAP) / cards.length;
    placeCard(canvas, card, { x: isRow ? x + index * step : x, y: top }, tone);
    if (!isRow) top += card.height + between;
  });
}
