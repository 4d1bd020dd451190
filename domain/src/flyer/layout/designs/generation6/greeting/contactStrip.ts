import { hasLink } from '../../../actionFrame.ts';
import type { Canvas } from '../../../page/canvas.ts';
import { toTextContent } from '../../../page/page.ts';
import { placeCard, toPeople } from '../../../people/contactCards.ts';
import { setCard } from '../../../people/setCard.ts';
import { qrCode } from '../../../qrCode.ts';
import { palette } from '../../../scene/palette.ts';
import { box } from '../../../scene/shapes.ts';
import { toReachLabel } from '../../../text/scanLabel.ts';
import { type } from '../../../text/typeStyles.ts';

/** Size of the code including its quiet zone, which makes the modules span 0.8 inch. */
const CODE = 74;
const STRIP = { padding: 9, portrait: 44, between: 8, gap: 14 };

/** Draws the contacts on a low strip at the foot. Returns the y of its top edge. */
export function contactStrip(canvas: Canvas): number {
  const { page, width, margin, bottom, input } = canvas;
  const code = hasLink(canvas) ? CODE : 0;
  const people = toPeople(canvas);
  const isAlone = people.length === 1;
  const room = width - margin * 2 - (code > 0 ? code + STRIP.gap : 0);
  const options = {
    width: room,
    portrait: STRIP.portrait,
    tone: 'light',
    isLabelled: !isAlone,
    isShort: true,
    isDense: true,
    isBrief: !isAlone && code > 0,
    max: 10,
  } as const;
  const cards = people.map((card) => setCard(canvas, card, options));
  const caption = {
    ...type.label,
    face: 'sansBold',
    size: 10,
    min: 8.5,
    color: palette.brass,
    align: isAlone ? 'left' : 'center',
  } as const;
  const left = margin + STRIP.portrait + STRIP.gap;
  const label = toTextContent(toReachLabel(input));
  const scanText = code > 0 ? page.set(label, caption, isAlone ? room : code + 16, { lines: 2 }) : undefined;
  const beside = isAlone && scanText ? scanText.height + 3 : 0;
  const below = isAlone || !scanText ? 0 : scanText.height + 1;
  const high = cards.reduce((sum, card) => sum + card.height, STRIP.between * (cards.length - 1));
  const inner = Math.max(high + beside, code + below);
  const top = bottom - inner - STRIP.padding * 2;
  page.fill(box(0, top, width, bottom - top), palette.mist);
  let y = top + STRIP.padding + (inner - high - beside) / 2;
  for (const card of cards) {
    placeCard(canvas, card, { x: margin, y }, 'light');
    y += card.height + STRIP.between;
  }
  if (!scanText) return top;
  if (isAlone) page.place(scanText, left, y - STRIP.between + 3);
  const codeX = width - margin - code;
  const codeY = top + STRIP.padding + (inner - code - below) / 2;
  qrCode(canvas, { x: codeX, y: codeY, size: code }, 'light');
  if (!isAlone) page.place(scanText, codeX - 8, codeY + code + 1);
  return top;
}
