import type { Canvas } from './canvas.ts';
import type { FlyerInput, FlyerRealtor, LayoutIssue } from './flyerInput.ts';
import type { SetText } from './page.ts';
import { palette } from './palette.ts';
import type { Box } from './scene.ts';
import { box, roundedBox } from './shapes.ts';

/** In points: the plate of a logo, as large as there is room for. */
const MOST = 108;
const LEAST = 60;
export const LOGO_HEIGHT = 32;
const SPACE = 12;
const PADDING = 4;

/** Where a logo stands on a card, from the top left of its texts. `below`: what it adds to their height. */
export interface LogoPlace extends Box {
  below: number;
}

/**
 * Returns the place of a logo on a person's card: at the right of the first lines where these leave room, so that the card is no higher,
 * or else under the last one. `width`: of the texts' column; `gap`: between two texts.
 */
export function toLogoPlace(texts: readonly SetText[], width: number, gap: number): LogoPlace {
  let y = 0;
  let widest = 0;
  for (const text of texts) {
    if (y < LOGO_HEIGHT + gap)
      widest = Math.max(widest, ...text.lines.map((line) => line.width + line.indent));
    y += text.height + gap;
  }
  const free = width - widest - SPACE;
  const isBeside = free >= LEAST && y >= LOGO_HEIGHT;
  const across = Math.min(MOST, isBeside ? free : width);
  return isBeside
    ? { ...box(width - across, 0, across, LOGO_HEIGHT), below: 0 }
    : { ...box(0, y + 4, across, LOGO_HEIGHT), below: LOGO_HEIGHT + 4 + gap };
}

/** Draws a realtor's logo, whole, on a white plate: it may be dark, and its printed copy has no transparency. */
export function drawLogo({ page }: Canvas, realtor: FlyerRealtor, area: Box, tone: 'dark' | 'light'): void {
  if (!realtor.logo) return;
  const stroke = tone === 'light' && { stroke: palette.line, strokeWidth: 0.75 };
  page.path(roundedBox(area, 4), { fill: '#ffffff', ...stroke });
  const { x, y, width, height } = area;
  logoImage(
    page,
    realtor,
    box(x + PADDING, y + PADDING, width - PADDING * 2, height - PADDING * 2),
    'center',
  );
}

/** The logo alone, whole, at one side of its place. */
export function logoImage(
  page: Canvas['page'],
  { logo = '', brokerage, name }: FlyerRealtor,
  area: Box,
  whole: 'center' | 'right',
): void {
  const alt = `Logo of ${brokerage || name}`;
  page.image(area, {
    src: logo,
    alt,
    clip: roundedBox(area, 1),
    focus: 'center',
    whole,
    field: 'realtor.logo',
  });
}

/** Lays out a flyer; without the logo where the texts find no room beside it. */
export function withLogoIfRoom<T extends { issues: readonly LayoutIssue[] }>(
  input: FlyerInput,
  layOut: (input: FlyerInput) => T,
): T {
  const laidOut = layOut(input);
  if (!input.realtor?.logo || laidOut.issues.length === 0) return laidOut;
  const bare = layOut({ ...input, realtor: { ...input.realtor, logo: undefined } });
  return bare.issues.length < laidOut.issues.length ? bare : laidOut;
}
