import { CARD_WIDTH, hasLink } from '../actionFrame.ts';
import { portrait } from '../brandMark.ts';
import type { Canvas } from '../page/canvas.ts';
import { toTextContent } from '../page/page.ts';
import { drawStack, type Part, stackHeight, textPart } from '../page/stack.ts';
import { qrCode } from '../qrCode.ts';
import { palette } from '../scene/palette.ts';
import { box, line } from '../scene/shapes.ts';
import { type } from '../text/typeStyles.ts';
import { lineWidth } from './cardText.ts';
import { CARD_GAP as GAP, placeCard, type Tone, toPeople } from './contactCards.ts';
import { drawLogo, LOGO_HEIGHT, withoutLogo } from './realtorLogo.ts';
import { setCard } from './setCard.ts';

const PADDING = 18;
/** Size of the code on a narrow band, where the modules span 0.8 inch. */
const LARGE_CODE = 74;
/**
 * A narrow band with two people from the sixth generation on: its padding, the size of the lines under the names, and the width of the
 * caption beside the code.
 */
const PAIR = { padding: 15, line: 10, label: 62 };
const LOGO_UNDER = { gap: 8, width: 104, height: 32 };

/**
 * Draws the contacts on a full-width band that ends at the footer: the officer, then the realtor, with the QR code on the right. Every
 * design has this band or places a `personCard` elsewhere.
 * @returns the y of the band's top edge
 */
export function contactBand(canvas: Canvas, tone: Tone, label = 'Scan for details'): number {
  const { page, input, width, margin, bottom } = canvas;
  const hasCode = input.link !== undefined && input.link !== '';
  const code = hasCode ? (width >= 500 ? 80 : canvas.features.hasLargeCodes ? LARGE_CODE : 66) : 0;
  const available = width - margin * 2 - (hasCode ? code + GAP * 1.5 : 0);
  const cards = toPeople(canvas);
  const isStacked = cards.length > 1 && available < 340;
  const columns = isStacked ? 1 : cards.length;
  const cardWidth = (available - GAP * 1.5 * (columns - 1)) / columns;
  const size = cards.length > 1 ? 50 : width < 500 ? 54 : 68;
  const isPair = canvas.features.hasCompactContacts && isStacked;
  const options = {
    width: cardWidth,
    portrait: size,
    tone,
    isLabelled: cards.length > 1,
    ...(isPair && { isDense: true, isBrief: true, max: PAIR.line }),
  };
  const padding = isPair ? PAIR.padding : PADDING;
  const setAll = (all: typeof cards) => all.map((card) => setCard(canvas, card, options));
  const plain = setAll(cards.map(withoutLogo));
  const widest = Math.max(...(plain.at(-1)?.texts.map(lineWidth) ?? []));
  const plate = width - margin - LOGO_UNDER.width;
  // The logo goes to the right of the realtor's lines and under the code, rather than below the lines.
  const isLogoUnder =
    isPair && hasCode && Boolean(input.realtor?.logo) && margin + size + GAP + widest + GAP <= plate;
  const set = isLogoUnder ? plain : setAll(cards);
  // Center each person on what is beside them: one on the code, the other on the logo under it.
  const middles = [code / 2, code + LOGO_UNDER.gap + LOGO_UNDER.height / 2];
  const first = isLogoUnder ? Math.max(0, ((set[0]?.height ?? 0) - code) / 2) : 0;
  const tops = set.map(({ height }, index) => first + (middles[index] ?? 0) - height / 2);
  const people = isLogoUnder
    ? Math.max(...set.map(({ height }, index) => (tops[index] ?? 0) + height))
    : isStacked
      ? set.reduce((sum, { height }) => sum + height, GAP)
      : Math.max(...set.map(({ height }) => height));
  const captionHeight = isLogoUnder ? 0 : 13;
  const under = isLogoUnder ? first + LOGO_UNDER.gap + LOGO_UNDER.height : 0;
  const inner = Math.max(people, hasCode ? code + captionHeight + under : 0);
  const top = bottom - inner - padding * 2;
  page.fill(box(0, top, width, bottom - top), tone === 'dark' ? palette.evergreen : palette.mist);
  let x = margin;
  let y = top + padding + (isStacked ? (inner - people) / 2 : 0);
  for (const [index, card] of set.entries()) {
    const across = top + padding + (inner - card.height) / 2;
    const down = isLogoUnder ? top + padding + (tops[index] ?? 0) : y;
    placeCard(canvas, card, { x, y: isStacked ? down : across }, tone);
    if (isStacked) y += card.height + GAP;
    else x += cardWidth + GAP * 1.5;
  }
  if (set.length > 1 && !isStacked) {
    const middle = margin + cardWidth + GAP * 0.5;
    page.path(line(middle, top + padding, middle, bottom - padding), {
      stroke: tone === 'dark' ? palette.moss : palette.sage,
      strokeWidth: 0.75,
    });
  }
  if (hasCode) {
    const left = width - margin - code;
    const start = top + padding + (isLogoUnder ? first : (inner - code - captionHeight) / 2);
    if (isLogoUnder && input.realtor) {
      const y = start + code + LOGO_UNDER.gap;
      drawLogo(canvas, input.realtor, box(plate, y, LOGO_UNDER.width, LOGO_UNDER.height), { tone });
    }
    qrCode(canvas, { x: left, y: start, size: code });
    const style = {
      ...type.label,
      size: canvas.features.hasPrintSizes ? 9.5 : 8,
      min: 6,
      face: 'sansBold',
      color: tone === 'dark' ? palette.gold : palette.brass,
    } as const;
    if (isLogoUnder) {
      const beside = { ...style, align: 'right', isBalanced: true } as const;
      const caption = page.set(toTextContent(label), beside, PAIR.label, { lines: 3 });
      page.place(caption, left - GAP / 2 - PAIR.label, start + (code - caption.height) / 2);
    } else {
      const below = { x: left - 8, y: start + code + 3, width: code + 16 };
      page.write(toTextContent(label), { ...style, align: 'center' }, below, { lines: 1 });
    }
  }
  return top;
}

/** Draws one person's card with its top left corner at (x, y). Returns the y below it. */
export function personCard(
  canvas: Canvas,
  who: 'officer' | 'realtor',
  { x, y, width, portrait }: { x: number; y: number; width: number; portrait: number },
): number {
  const card = toPeople(canvas).find(({ prefix }) => prefix === who);
  if (!card) return y;
  const set = setCard(canvas, card, { width, portrait, tone: 'light' });
  placeCard(canvas, set, { x, y }, 'light');
  return y + set.height;
}

/** Returns the height of a `personCard`. */
export function personHeight(
  canvas: Canvas,
  who: 'officer' | 'realtor',
  { width, portrait }: { width: number; portrait: number },
): number {
  const card = toPeople(canvas).find(({ prefix }) => prefix === who);
  return card ? setCard(canvas, card, { width, portrait, tone: 'light' }).height : 0;
}

const COLUMN_PORTRAIT = 76;
const COLUMN_CODE = 84;

/**
 * Stacks the people in a dark column that ends at `bottom`, with the QR code last.
 * @returns the y of the column's top edge
 */
export function memberColumn(
  canvas: Canvas,
  area: { x: number; width: number; bottom: number },
  { hasCode = true } = {},
): number {
  const { page, input } = canvas;
  const cards = toPeople(canvas);
  const isAlone = cards.length === 1;
  const isBrief =
    canvas.features.hasCompactContacts && canvas.width < CARD_WIDTH && hasLink(canvas) && !isAlone;
  const parts: Part[] = cards.flatMap((card, index): Part[] => {
    const size = isAlone ? COLUMN_PORTRAIT : 44;
    const { texts } = setCard(canvas, card, {
      width: area.width + size + GAP,
      portrait: size,
      tone: 'dark',
      isBrief,
    });
    return [
      {
        height: size,
        gap: index > 0 ? 16 : 0,
        draw(y) {
          portrait(
            canvas,
            card.person,
            { x: area.x, y, size },
            { field: `${card.prefix}.photo`, tone: 'dark' },
          );
          // The area to the right of the portrait is free in this column.
          if ('logo' in card.person) {
            const left = area.x + size + 12;
            const place = box(left, y + (size - LOGO_HEIGHT) / 2, area.x + area.width - left, LOGO_HEIGHT);
            drawLogo(canvas, card.person, place, { tone: 'dark' });
          }
        },
      },
      ...texts.map((text, row) => textPart(page, text, area.x, row === 0 ? 8 : 1.5)),
    ];
  });
  if (input.link && hasCode) {
    parts.push({
      height: COLUMN_CODE,
      gap: 16,
      draw: (y) => qrCode(canvas, { x: area.x, y, size: COLUMN_CODE }),
    });
  }
  const top = area.bottom - stackHeight(parts);
  drawStack(parts, top);
  return top;
}
