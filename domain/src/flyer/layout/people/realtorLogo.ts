import type { FlyerInput, FlyerRealtor, LayoutIssue } from '../flyerInput.ts';
import type { Canvas } from '../page/canvas.ts';
import type { SetText } from '../page/page.ts';
import { palette } from '../scene/palette.ts';
import type { Box } from '../scene/scene.ts';
import { box, roundedBox } from '../scene/shapes.ts';

/** Maximum and minimum width of a logo's plate, in points. */
const MAX_PLATE = 108;
const MIN_PLATE = 50;
/** The same from the sixth generation on, as tall as two lines of text. On a smaller plate a logo's letters aren't legible. */
export const READABLE_PLATE = { min: 92, high: 30 };
export const LOGO_HEIGHT = 32;
const SPACE = 12;
export const PLATE_PADDING = 4;

/** Position of a logo on a card, relative to the top left of its text. `below` is the height it adds to the text. */
export interface LogoPlace extends Box {
  below: number;
}

/**
 * Returns a logo's position on a person's card: to the right of the lines that leave the most room, so that the card doesn't grow, or else
 * below the last line. `width` is the text column's width, `gap` the space between texts, `min` the plate's minimum width and `high` its
 * height.
 */
export function toLogoPlace(
  texts: readonly SetText[],
  width: number,
  gap: number,
  { min = MIN_PLATE, high = LOGO_HEIGHT }: { min?: number; high?: number } = {},
): LogoPlace {
  const rows: { y: number; end: number; width: number }[] = [];
  let end = 0;
  for (const { height, lines } of texts) {
    rows.push({
      y: end,
      end: end + height,
      width: Math.max(0, ...lines.map((one) => one.width + one.indent)),
    });
    end += height + gap;
  }
  const height = end - gap;
  let best = { y: 0, free: 0 };
  for (const { y } of rows) {
    if (y + high > height) break;
    const beside = rows.filter((row) => row.y < y + high + gap && row.end > y - gap);
    const free = width - SPACE - Math.max(...beside.map((row) => row.width));
    // As tall as the available space allows.
    if (Math.min(free, MAX_PLATE) > best.free) best = { y, free: Math.min(free, MAX_PLATE) };
  }
  if (best.free < min) {
    return { ...box(0, end + 4, Math.min(MAX_PLATE, width), high), below: high + 4 + gap };
  }
  return { ...box(width - best.free, best.y, best.free, high), below: 0 };
}

/** Returns the card without the person's logo, for designs that put the logo elsewhere. */
export const withoutLogo = <T extends { person: object }>(card: T): T =>
  'logo' in card.person ? { ...card, person: { ...card.person, logo: undefined } } : card;

/**
 * Draws a realtor's logo uncropped on a white plate, because it may be dark and its printed copy has no transparency. From the sixth
 * generation on, a logo on a light background has no plate and is multiplied with the background.
 */
export function drawLogo(
  { page, features }: Canvas,
  realtor: FlyerRealtor,
  area: Box,
  { tone, align = 'center' }: { tone: 'dark' | 'light'; align?: 'left' | 'center' },
): void {
  if (!realtor.logo) return;
  const isBare = tone === 'light' && features.hasNoPlates;
  const stroke = tone === 'light' && { stroke: palette.line, strokeWidth: 0.75 };
  if (!isBare) page.path(roundedBox(area, 4), { fill: '#ffffff', ...stroke });
  const { x, y, width, height } = area;
  logoImage(
    page,
    realtor,
    box(x + PLATE_PADDING, y + PLATE_PADDING, width - PLATE_PADDING * 2, height - PLATE_PADDING * 2),
    { align, isBare },
  );
}

/** Draws an uncropped logo, aligned to one side of its area. `isBare` draws it directly on a light background. */
export function logoImage(
  page: Canvas['page'],
  { logo = '', brokerage, name }: FlyerRealtor,
  area: Box,
  { align, isBare }: { align: 'left' | 'center' | 'right'; isBare: boolean },
): void {
  const alt = `Logo of ${brokerage || name}`;
  page.image(area, {
    src: logo,
    alt,
    clip: roundedBox(area, 1),
    focus: 'center',
    whole: align,
    ...(isBare && { isMultiplied: true }),
    field: 'realtor.logo',
  });
}

/** Lays out a flyer, leaving out the logo if the text doesn't fit next to it. */
export function withLogoIfRoom<T extends { issues: readonly LayoutIssue[] }>(
  input: FlyerInput,
  layOut: (input: FlyerInput) => T,
): T {
  const laidOut = layOut(input);
  if (!input.realtor?.logo || laidOut.issues.length === 0) return laidOut;
  const bare = layOut({ ...input, realtor: { ...input.realtor, logo: undefined } });
  return bare.issues.length < laidOut.issues.length ? bare : laidOut;
}
