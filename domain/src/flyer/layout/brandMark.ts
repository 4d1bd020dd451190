import { portraitId } from '../../directory/portraitId.ts';
import { designFeatures } from './design.ts';
import type { Canvas } from './page/canvas.ts';
import { type Page, toTextContent } from './page/page.ts';
import { drawPortrait } from './portraits/drawPortrait.ts';
import { palette } from './scene/palette.ts';
import { box, circle, polygon, rectangle, rounded, roundedBox } from './scene/shapes.ts';
import { type } from './text/typeStyles.ts';
import { setWordmark } from './wordmark.ts';

/**
 * Draws the company name with its mark, or with the house with an open door, 26 points high with its top left corner at (x, y). Returns
 * the width.
 */
export function brandMark(
  canvas: Canvas,
  { x, y, width }: { x: number; y: number; width: number },
  { tone = 'light', largest = 15 }: { tone?: 'dark' | 'light'; largest?: number | undefined } = {},
): number {
  const { page, input } = canvas;
  const isDark = tone === 'dark';
  if (input.company.mark) ownMark(canvas, input.company.mark, x, y);
  else house(page, x, y, tone);
  const color = isDark ? palette.card : palette.evergreen;
  const texts = setWordmark(canvas, width - 30, { color, largest });
  let top = y + 14.5 - texts.reduce((sum, { height }) => sum + height, 0) / 2;
  for (const [index, text] of texts.entries())
    top = page.place(text, x + 30, top, { isContinued: index > 0 });
  return 30 + Math.max(0, ...texts.flatMap(({ lines }) => lines.map((one) => one.width)));
}

/** Returns the width of the company name with its mark. */
export function brandWidth(canvas: Canvas, maxWidth: number, largest?: number): number {
  const { page } = canvas;
  const { result, issues } = page.rehearse(() =>
    brandMark(canvas, { x: 0, y: 0, width: maxWidth }, { tone: 'light', largest }),
  );
  // A name that doesn't fit is a problem of the flyer, even if it's drawn elsewhere.
  for (const issue of issues) page.issue(issue);
  return result;
}

/** Height of the company's tab on a photo, in points. */
export const BRAND_TAB_HEIGHT = 50;

/** Draws the company name with its mark on a light tab that hangs from the page's top edge over a photo. */
export function brandTab(canvas: Canvas): void {
  const { page, margin } = canvas;
  page.path(rounded(box(margin, 0, 236, BRAND_TAB_HEIGHT), [0, 0, 8, 8]), { fill: palette.card });
  brandMark(canvas, { x: margin + 14, y: 12, width: 208 });
}

function house(page: Page, x: number, y: number, tone: 'dark' | 'light'): void {
  const isDark = tone === 'dark';
  const wall = isDark ? palette.gold : palette.evergreen;
  page.path(
    polygon([x, y + 12.7], [x + 11, y + 2.8], [x + 22, y + 12.7], [x + 22, y + 24.7], [x, y + 24.7]),
    { fill: wall },
  );
  page.path(polygon([x + 15.8, y + 4.8], [x + 15.8, y + 2.4], [x + 18.9, y + 2.4], [x + 18.9, y + 7.6]), {
    fill: wall,
  });
  const opening = box(x + 7.6, y + 12.7, 6.8, 12);
  page.path(rounded(opening, [3.4, 3.4, 0, 0]), { fill: isDark ? palette.deep : palette.card });
  page.path(rounded(box(x + 7.6, y + 12.7, 3.4, 12), [3.4, 0, 0, 0]), {
    fill: isDark ? palette.card : palette.gold,
  });
}

/** Draws a company's mark on white: its printed copy has no transparency. */
function ownMark({ page, input }: Canvas, src: string, x: number, y: number): void {
  const clip = roundedBox(box(x, y + 1.5, 23, 23), 3);
  page.path(clip, { fill: '#ffffff' });
  page.image(box(x, y + 1.5, 23, 23), {
    src,
    alt: `Logo of ${input.company.name}`,
    clip,
    focus: 'center',
    field: 'company.mark',
  });
}

/** Draws HUD's Equal Housing Opportunity mark: a house with an equals sign. */
export function equalHousingMark(
  { page }: Pick<Canvas, 'page'>,
  { x, y, size }: { x: number; y: number; size: number },
  color: string,
): void {
  const at = (points: readonly (readonly [number, number])[]) =>
    points.map(([left, top]) => [x + (left * size) / 44, y + (top * size) / 44] as const);
  const outer = polygon(
    ...at([
      [22, 2],
      [1.5, 12.5],
      [1.5, 20],
      [6.2, 20],
      [6.2, 41.5],
      [37.8, 41.5],
      [37.8, 20],
      [42.5, 20],
      [42.5, 12.5],
    ]),
  );
  // Drawn in the opposite direction, which makes it a hole.
  const inner = polygon(
    ...at([
      [11.2, 36.5],
      [11.2, 15.8],
      [22, 9.8],
      [32.8, 15.8],
      [32.8, 36.5],
    ]),
  );
  const bars = [18.5, 27].map((top) =>
    rectangle(box(x + (15.5 * size) / 44, y + (top * size) / 44, (13 * size) / 44, (5 * size) / 44)),
  );
  page.path([...outer, ...inner], { fill: color, alt: 'Equal Housing Opportunity' });
  for (const bar of bars) page.path(bar, { fill: color });
}

/** Returns the person to draw for a portrait without a photo, or undefined to show their initials. */
function toDrawnPerson(
  input: Canvas['input'],
  person: { name: string; portrait?: string | undefined },
): string | undefined {
  if (!designFeatures(input).hasDrawnPeople) return undefined;
  return person.portrait ?? (designFeatures(input).hasInitials ? undefined : portraitId(person.name));
}

/** Draws a person's photo in a circle, or else a drawn person or the initials. */
export function portrait(
  { page, input }: Canvas,
  person: { name: string; photo: string; portrait?: string | undefined },
  area: { x: number; y: number; size: number },
  { field, tone }: { field: string; tone: 'dark' | 'light' },
): void {
  const radius = area.size / 2;
  const clip = circle(area.x + radius, area.y + radius, radius);
  const drawn = toDrawnPerson(input, person);
  page.path(clip, { fill: tone === 'dark' ? palette.moss : palette.sage });
  if (drawn !== undefined && person.photo === '') drawPortrait(page, drawn, area, clip);
  const letters = drawn === undefined ? initials(person.name) : '';
  if (letters !== '') {
    const text = page.set(
      toTextContent(letters),
      {
        ...type.heading,
        size: area.size * 0.36,
        min: 4,
        role: 'P',
        align: 'center',
        leading: 1,
        color: tone === 'dark' ? palette.card : palette.evergreen,
      },
      area.size,
      { lines: 1 },
    );
    // The photo covers the initials, which show only if it can't be loaded.
    if (person.photo === '') page.place(text, area.x, area.y + radius - text.height / 2);
  }
  if (person.photo !== '') {
    page.image(
      { x: area.x, y: area.y, width: area.size, height: area.size },
      { src: person.photo, alt: person.name, clip, focus: 'top', field },
    );
  }
}

/** Returns the first letters of the first and last words that start with a letter. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const [first] = words[0] ?? '';
  const [last] = words.length > 1 ? (words.at(-1) ?? '') : '';
  // Letters that the face lacks are already reported for the name.
  return `${first ?? ''}${last ?? ''}`.toUpperCase();
}
