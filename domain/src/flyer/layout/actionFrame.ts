import type { Canvas } from './page/canvas.ts';
import type { FilledField } from './page/fields.ts';
import { type SetText, toTextContent } from './page/page.ts';
import type { Part } from './page/stack.ts';
import type { Tone } from './people/contactCards.ts';
import { qrCode } from './qrCode.ts';
import { palette } from './scene/palette.ts';
import type { Box } from './scene/scene.ts';
import { box, roundedBox } from './scene/shapes.ts';
import { toScanLabel } from './text/scanLabel.ts';
import { type TypeStyle, type } from './text/typeStyles.ts';
import { isSameText } from './text/withoutRepeats.ts';

const CODE = 82;
/** Pages narrower than this, in points, are postcards and have a smaller code. */
export const CARD_WIDTH = 560;
const CARD_CODE = 68;
/** From the sixth generation on: the modules span 0.8 inch on the printed card. */
const LARGE_CARD_CODE = 86;
/** On a low panel: the modules span 0.8 inch. */
const LOW_CODE = 74;
/** Minimum size of the call to action beside the code in a card's frame, in points. */
const MIN_BESIDE = 15;
const FRAME_PADDING = 12;
/**
 * Padding on a card, small enough to give the call to action longer lines, and beside two people on a page, where the frame is as tall as
 * they are.
 */
const CARD_PADDING = 8;
const LOW_PADDING = 6;
export const TITLE_GAP = 10;
const CAPTION_GAP = 4;
/** Size of a web address below the code's label, in points. */
const NOTE = 12;

/** The call to action and its QR code, within a frame. */
export interface Frame {
  /** Above the code, across the frame's width. */
  title?: SetText | undefined;
  words: readonly SetText[];
  height: number;
  code: number;
  padding: number;
  /** Below the code, with no text beside it. */
  caption?: SetText | undefined;
  /** Whether to draw it without an outline. */
  isBare?: boolean;
}

/** Returns whether this is a postcard with a large call to action, which exists from the fifth generation on. */
export const isOnCard = ({ width, features }: Canvas): boolean =>
  features.hasCardAction && width < CARD_WIDTH;

/** Returns whether the flyer has a link to print as a QR code. */
export const hasLink = ({ input }: Canvas): boolean => input.link !== undefined && input.link !== '';

const toCodeSize = ({ width, features }: Canvas, { isLow = false } = {}): number => {
  if (width < CARD_WIDTH) return features.hasLargeCodes ? LARGE_CARD_CODE : CARD_CODE;
  return isLow ? LOW_CODE : CODE;
};

const toInk = (tone: Tone): string => (tone === 'dark' ? palette.card : palette.evergreen);

/** Sets the call to action across a panel or a frame. */
export function setTitle(
  canvas: Canvas,
  { content }: FilledField,
  { tone, width, isLow = false }: FrameOptions,
): SetText {
  const { page } = canvas;
  // On a postcard, a larger size would take four lines beside the code.
  const isSmall = canvas.features.hasCompactContacts && isOnCard(canvas);
  const style = {
    ...type.title,
    size: isSmall ? 15 : isLow ? 17 : 21,
    min: 12,
    leading: 1.18,
    color: toInk(tone),
    role: 'P',
  } as const;
  return page.set(
    content,
    style,
    width,
    canvas.features.hasCompactContacts ? { lines: 4, height: 84 } : { lines: 3, height: 76 },
  );
}

interface FrameOptions {
  tone: Tone;
  width: number;
  /** Whether the call to action goes above the code instead of beside it. */
  isTall?: boolean;
  isLow?: boolean;
  /** Whether the call to action may be slightly taller than the code, so that it stays large. */
  isCardFrame?: boolean;
  /** The web address for readers who don't scan the code. */
  note?: FilledField | undefined;
}

/** Sets the call to action beside its code, or above it where it would be too small. */
export function setCardFrame(
  canvas: Canvas,
  callToAction: FilledField | undefined,
  label: string,
  options: FrameOptions,
): Frame | undefined {
  const beside = canvas.page.attempt(() => {
    const frame = setFrame(canvas, callToAction, label, { ...options, isCardFrame: true });
    const [action] = frame?.words ?? [];
    return (!callToAction || (action?.size ?? MIN_BESIDE) >= MIN_BESIDE) && frame;
  });
  return beside ?? setFrame(canvas, callToAction, label, { ...options, isTall: true });
}

/** Sets only the code, with its label below, to leave the people most of the width. `isBare`: see `Frame`. */
export function setCodeFrame(
  canvas: Canvas,
  label: string,
  { tone, isBare }: { tone: Tone; isBare: boolean },
): Frame & { width: number } {
  const code = toCodeSize(canvas);
  const padding = isBare ? 0 : CARD_PADDING;
  const color = tone === 'dark' ? palette.gold : palette.brass;
  const style = { ...type.label, face: 'sansBold', size: 10, min: 8.5, align: 'center', color } as const;
  const caption = canvas.page.set(toTextContent(label), { ...style, isBalanced: true }, code, { lines: 2 });
  const height = code + CAPTION_GAP + caption.height + padding * 2;
  return { words: [], height, code, padding, caption, isBare, width: code + padding * 2 };
}

/** Sets the call to action with its code. Returns undefined if there is neither. */
export function setFrame(
  canvas: Canvas,
  callToAction: FilledField | undefined,
  label: string,
  { tone, width, isTall = false, isLow = false, isCardFrame = false, note }: FrameOptions,
): Frame | undefined {
  const { page } = canvas;
  const hasCode = hasLink(canvas);
  if (!hasCode && !callToAction) return undefined;
  const code = toCodeSize(canvas, { isLow });
  const padding = !isCardFrame ? FRAME_PADDING : canvas.width < CARD_WIDTH ? CARD_PADDING : LOW_PADDING;
  const measure = width - padding * 2 - (hasCode ? code + padding : 0);
  const accent = tone === 'dark' ? palette.gold : palette.brass;
  const largest = isCardFrame && isLow ? MIN_BESIDE : 17;
  const large = {
    ...type.title,
    size: largest,
    min: 8,
    leading: 1.18,
    color: toInk(tone),
    role: 'P',
  } as const;
  const { hasCompactContacts } = canvas.features;
  const scan: TypeStyle = {
    ...large,
    size: 15,
    color: accent,
    ...(hasCompactContacts && { face: 'sansBold', size: 12 }),
  };
  if (isTall && callToAction && hasCode) {
    const title = setTitle(canvas, callToAction, { tone, width: width - padding * 2, isLow });
    const words = [page.set(toTextContent(label), scan, measure, { height: code })];
    const height = title.height + TITLE_GAP + code + padding * 2;
    return { title, words, height, code, padding };
  }
  const size = !canvas.features.hasPrintSizes ? 9 : canvas.width < CARD_WIDTH ? 9.5 : 10.5;
  const small = { ...type.label, face: 'sansBold', size, min: 6.5, color: accent } as const;
  const words = callToAction
    ? [
        page.set(callToAction.content, large, measure, {
          height: hasCode ? code + (isCardFrame ? 6 : hasCompactContacts ? -18 : -22) : 64,
        }),
      ]
    : [
        page.set(toTextContent(label), large, measure, {
          height: code,
          ...(hasCompactContacts && { lines: 2 }),
        }),
      ];
  const isSaid = callToAction !== undefined && isSameText(callToAction.text, label);
  if (callToAction && hasCode && !isSaid)
    words.push(page.set(toTextContent(label), small, measure, { lines: 2 }));
  if (note) words.push(page.set(note.content, { ...small, size: NOTE, min: 8.5 }, measure, { lines: 1 }));
  const text = words.reduce((sum, { height }) => sum + height, 0) + 5 * (words.length - 1);
  const height = Math.max(text, hasCode ? code : 0) + padding * 2;
  return { words, height, code, padding };
}

/** Draws a frame with its text and code, centered in the area's height. */
export function placeFrame(
  canvas: Canvas,
  { title, words, height, code, padding, caption, isBare = false }: Frame,
  area: Box,
  tone: Tone,
): void {
  const { page } = canvas;
  const frame = box(area.x, area.y + (area.height - height) / 2, area.width, height);
  if (!isBare)
    page.path(roundedBox(frame, 8), {
      stroke: tone === 'dark' ? palette.gold : palette.brass,
      strokeWidth: 1.25,
    });
  if (caption) {
    const x = frame.x + (frame.width - code) / 2;
    qrCode(canvas, { x, y: frame.y + padding, size: code }, tone);
    page.place(caption, x, frame.y + padding + code + CAPTION_GAP);
    return;
  }
  const text = words.reduce((sum, one) => sum + one.height, 0) + 5 * (words.length - 1);
  const head = title ? title.height + TITLE_GAP : 0;
  if (title) page.place(title, frame.x + padding, frame.y + padding - 2);
  let y = frame.y + (height + head - text) / 2;
  for (const one of words) y = page.place(one, frame.x + padding, y) + 5;
  if (hasLink(canvas)) {
    const x = frame.x + frame.width - (isBare ? 0 : padding) - code;
    qrCode(canvas, { x, y: frame.y + (height + head - code) / 2, size: code }, tone);
  }
}

/** Returns the frame as a part, for designs that draw the people elsewhere. */
export function actionPart(
  canvas: Canvas,
  callToAction: FilledField | undefined,
  { x, width }: { x: number; width: number },
): Part | undefined {
  // On a postcard the smaller padding gives it longer lines.
  const isCardFrame = canvas.features.hasCompactContacts && isOnCard(canvas);
  const options = { tone: 'light', width, isCardFrame, isLow: isCardFrame } as const;
  const frame = setFrame(canvas, callToAction, toScanLabel(canvas.input), options);
  if (!frame) return undefined;
  const { height } = frame;
  return { height, gap: 18, draw: (y) => placeFrame(canvas, frame, box(x, y, width, height), 'light') };
}
