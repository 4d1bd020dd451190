import { factsPart, reportNoRoom } from '../../factsPart.ts';
import type { Canvas } from '../../page/canvas.ts';
import type { Fields, FilledField } from '../../page/fields.ts';
import { type Content, type SetText, toTextContent } from '../../page/page.ts';
import { drawStack, type Part, stackHeight, textPart } from '../../page/stack.ts';
import { picture } from '../../picture.ts';
import { palette, ringColors } from '../../scene/palette.ts';
import type { Box, Path } from '../../scene/scene.ts';
import { box, line, polygon, rectangle, roundedBox } from '../../scene/shapes.ts';
import { SMALL_PHOTOS } from '../../smallPhotos.ts';
import { type TypeStyle, type } from '../../text/typeStyles.ts';

/** Space between small photos, their distance from the large photo's edge, and the width of their white borders. */
const GAP = 9;
const INSET = 16;
const BORDER = 3;
/** Minimum height of a small photo, in points. Nothing is recognizable in a smaller one. */
const MIN_SMALL = 30;
/** Maximum width of a small photo in a row. */
const MAX_ROW = 112;

/** Share of the page height for a listing's photo from the sixth generation on, if the text leaves room. */
export const LISTING_PHOTO = 0.55;

export interface ListingPictures {
  main: FilledField | undefined;
  /** At most three. */
  small: readonly FilledField[];
}

interface PictureOptions {
  clip?: Path;
  /** Heights covered by other elements at the photo's top and bottom. */
  covered?: { top: number; bottom: number };
  /** The part of the photo whose right side holds the small ones. Defaults to the whole photo. */
  beside?: Box;
}

/** Takes a home's main photo and its small ones. Without a main photo, the first small one replaces it. */
export function takePictures(fields: Fields): ListingPictures {
  const small = SMALL_PHOTOS.map((key) => fields.take(key)).filter((one) => one !== undefined);
  const main = fields.takeOf('image', 'property_photo', 'photo');
  return main ? { main, small } : { main: small[0], small: small.slice(1) };
}

/** Returns true if there is a photo, or no address to set in its place. */
export const hasPicture = ({ main }: ListingPictures, address: FilledField | undefined): boolean =>
  address === undefined || main !== undefined;

/**
 * Draws the main photo with small ones in white frames over its right side, or beside it from the sixth generation on. Draws a street if
 * there is neither a photo nor an address.
 */
export function drawPictures(
  canvas: Canvas,
  { main, small }: ListingPictures,
  area: Box,
  { clip = rectangle(area), covered = { top: 0, bottom: 0 }, beside = area }: PictureOptions = {},
): void {
  const { page } = canvas;
  if (canvas.features.hasClearPhotos && small.length > 0) {
    drawBeside(canvas, { main, small }, area);
    return;
  }
  picture(canvas, main, area, { clip });
  const free = beside.height - covered.top - covered.bottom - INSET * 2;
  const height = Math.min(92, (free - GAP * 2) / 3);
  const width = height * 1.4;
  const x = beside.x + beside.width - INSET - width;
  if (height < MIN_SMALL) {
    for (const { field } of small) reportNoRoom(page, field.key);
    return;
  }
  small.forEach((one, index) => {
    const frame = box(x, beside.y + covered.top + INSET + index * (height + GAP), width, height);
    page.path(roundedBox(frame, 3), { fill: palette.card });
    picture(canvas, one, box(frame.x + BORDER, frame.y + BORDER, width - BORDER * 2, height - BORDER * 2));
  });
}

/** Width of the small photos' column as a share of the area, and the gap between pictures in points. */
const BESIDE = { share: 0.25, gap: 4 };

/** Maximum width of a single small photo, in points. */
const SINGLE = 132;

/**
 * Stacks the small photos to the right of the large one, so that none covers the house. A single one would be a tall sliver there, so it
 * goes over the lawn instead.
 */
function drawBeside(canvas: Canvas, { main, small }: ListingPictures, area: Box): void {
  if (small.length === 1) {
    const width = Math.min(SINGLE, area.width * BESIDE.share);
    drawPictureRow(canvas, { main, small }, area, {
      x: area.x + area.width - INSET - width,
      width,
      wide: width,
    });
    return;
  }
  const wide = Math.round(area.width * BESIDE.share);
  const left = box(area.x, area.y, area.width - wide - BESIDE.gap, area.height);
  const height = (area.height - BESIDE.gap * (small.length - 1)) / small.length;
  canvas.page.fill(area, palette.card);
  picture(canvas, main, left);
  small.forEach((one, index) => {
    const y = area.y + index * (height + BESIDE.gap);
    picture(canvas, one, box(area.x + area.width - wide, y, wide, height));
  });
}

/** Where small photos are in a row, and the width of each. */
interface PhotoRow extends Pick<Box, 'x' | 'width'> {
  wide?: number;
}

/** Draws the photo with the small ones in a row along its lower edge, where most photos show only lawn. */
export function drawPictureRow(
  canvas: Canvas,
  { main, small }: ListingPictures,
  area: Box,
  { x, width, wide = Math.min(MAX_ROW, (width - GAP * 2) / 3) }: PhotoRow,
): void {
  const { page } = canvas;
  picture(canvas, main, area, { clip: rectangle(area) });
  const height = wide / 1.4;
  if (height > area.height / 3) {
    for (const { field } of small) reportNoRoom(page, field.key);
    return;
  }
  small.forEach((one, index) => {
    const frame = box(x + index * (wide + GAP), area.y + area.height - INSET - height, wide, height);
    page.path(roundedBox(frame, 3), { fill: palette.card });
    picture(canvas, one, box(frame.x + BORDER, frame.y + BORDER, wide - BORDER * 2, height - BORDER * 2));
  });
}

/** Draws a panel in place of a missing photo: the address in large letters, with price and facts. */
export function drawAddressPanel(
  canvas: Canvas,
  { address, facts }: { address: FilledField; facts: readonly FilledField[] },
  area: Box,
  { top, tone = 'dark', clip }: { top: number; tone?: 'dark' | 'light'; clip?: Path },
): void {
  const { page, margin } = canvas;
  const isDark = tone === 'dark';
  const x = area.x + Math.max(0, margin - area.x);
  const width = area.width - (x - area.x) * 2 - (area.x > 0 ? 56 : 0);
  const left = area.x > 0 ? x + 28 : x;
  page.path(clip ?? rectangle(area), { fill: isDark ? palette.evergreen : palette.mist });
  if (isDark) gables(canvas, area);
  else if (canvas.features.hasLightGables) {
    const tint = { fill: palette.sage, opacity: canvas.features.hasClearGables ? CLEAR : SHEER };
    gables(canvas, area, [tint, tint, tint]);
  }
  const [street = '', ...rest] = address.text.split(/,\s*/);
  const key = address.field.key;
  const { hasTypographicPages } = canvas.features;
  const parts: Part[] = [];
  const color = isDark ? palette.card : palette.evergreen;
  const large = { ...type.display, size: facts.length > 0 ? 60 : 74, min: 20, color };
  const soft = { ...type.lead, size: 20, min: 10, color: isDark ? palette.mist : palette.ink } as const;
  const table =
    facts.length > 0 &&
    factsPart(
      canvas,
      facts,
      { x: left, width },
      { columns: 4, maxHeight: (area.height - top) / 2, gap: 26, size: hasTypographicPages ? 34 : 22, tone },
    );
  const room = area.height - top - 48 - (table ? table.height + table.gap : 0);
  // Leave room for the town, which also has to be readable.
  const max = hasTypographicPages ? Math.min(room * 0.66, room - TOWN) : room * 0.66;
  parts.push(
    textPart(
      page,
      setStreet(page, toTextContent(hasTypographicPages ? withNumber(street) : street, key), large, {
        width,
        height: max,
      }),
      left,
    ),
  );
  parts.push({
    height: 3,
    gap: 16,
    draw: (y) =>
      page.path(line(left, y + 1.5, left + 64, y + 1.5), {
        stroke: isDark ? palette.gold : palette.brass,
        strokeWidth: 3,
      }),
  });
  if (rest.length > 0) {
    const place = page.set(toTextContent(rest.join(', '), key), soft, width, {
      lines: 3,
      height: Math.max(hasTypographicPages ? 28 : 14, room * 0.3 - 19),
    });
    parts.push(textPart(page, place, left, 14));
  }
  if (table) parts.push(table);
  const free = area.height - top - stackHeight(parts);
  drawStack(parts, area.y + top + Math.max(0, free) / 2);
}

/** Height of the town and the rule above it, in points. */
const TOWN = 62;

interface Fill {
  fill: string;
  opacity?: number;
}

/** Opacity of the gables, which are darker where they overlap. `CLEAR` is strong enough that they don't look like a missing picture. */
const SHEER = 0.3;
const CLEAR = 0.62;

/** Draws nested gables rising from the panel's lower right corner. */
export function gables(
  { page }: Canvas,
  area: Box,
  fills: readonly Fill[] = ringColors.slice(0, 3).map((fill) => ({ fill })),
): void {
  const clip = rectangle(area);
  const right = area.x + area.width;
  const foot = area.y + area.height;
  const unit = Math.min(area.height, area.width * 0.8);
  fills.forEach((fill, index) => {
    const reach = unit * (0.95 - index * 0.26);
    const middle = right - unit * 0.32;
    page.path(
      polygon(
        [middle - reach * 0.62, foot],
        [middle - reach * 0.62, foot - reach * 0.45],
        [middle, foot - reach],
        [middle + reach * 0.62, foot - reach * 0.45],
        [middle + reach * 0.62, foot],
      ),
      { ...fill, clip },
    );
  });
}

/** Joins the house number to the street name with a non-breaking space. */
const withNumber = (street: string): string =>
  street.replace(/^(\d[\w-]{0,5}) (?=\S{1,14}(?: |$))/, '$1\u00a0');

/** Sets the street on one line if it fits at two thirds of the size, else on up to three. */
function setStreet(
  page: Canvas['page'],
  street: Content,
  style: TypeStyle,
  { width, height }: { width: number; height: number },
): SetText {
  const line = page.measure(street, { ...style, min: style.size * 0.66 }, width, { lines: 1, height });
  if (line.overflow === 0) return page.report(line);
  return page.set(street, style, width, { lines: 3, height });
}
