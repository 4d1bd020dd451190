import { hasOwnFamilies, isFifthDesign, isFourthDesign, isSixthDesign } from '../../design.ts';
import { factsPart, reportNoRoom } from '../../factsPart.ts';
import type { Canvas } from '../../page/canvas.ts';
import type { Fields, FilledField } from '../../page/fields.ts';
import { type Content, toTextContent } from '../../page/page.ts';
import { drawStack, type Part, stackHeight, textPart } from '../../page/stack.ts';
import { picture } from '../../picture.ts';
import { palette, ringColors } from '../../scene/palette.ts';
import type { Box, Path } from '../../scene/scene.ts';
import { box, line, polygon, rectangle, roundedBox } from '../../scene/shapes.ts';
import { SMALL_PHOTOS } from '../../smallPhotos.ts';
import { type TypeStyle, type } from '../../text/typeStyles.ts';

/** Between small photos, from the edge of the large one, and of white around each. */
const GAP = 9;
const INSET = 16;
const BORDER = 3;
/** In points: a smaller photo shows nothing. */
const LEAST_SMALL = 30;
/** Of a small photo's width in a row. */
const MAX_ROW = 112;

/** Of the page's height that a listing's photo has from the sixth generation on, where its texts leave it. */
export const LISTING_PHOTO = 0.55;

export interface ListingPictures {
  main: FilledField | undefined;
  /** At most three. */
  small: readonly FilledField[];
}

interface PictureOptions {
  clip?: Path;
  /** How much of the photo other things stand over. */
  covered?: { top: number; bottom: number };
  /** The part of the photo over whose right side the small ones stand; all of it when left out. */
  beside?: Box;
}

/** Takes the photos of a home: the main one, and those for the small places beside it. */
export function takePictures(fields: Fields): ListingPictures {
  const small = SMALL_PHOTOS.map((key) => fields.take(key)).filter((one) => one !== undefined);
  const main = fields.takeOf('image', 'property_photo', 'photo');
  return main ? { main, small } : { main: small[0], small: small.slice(1) };
}

/** Returns whether there is a photo, or no address that could be set in its place. */
export const hasPicture = ({ main }: ListingPictures, address: FilledField | undefined): boolean =>
  address === undefined || main !== undefined;

/** Draws the photo, and small ones in white frames over its right side, from the sixth generation on beside it. The drawn street where there is neither photo nor address. */
export function drawPictures(
  canvas: Canvas,
  { main, small }: ListingPictures,
  area: Box,
  { clip = rectangle(area), covered = { top: 0, bottom: 0 }, beside = area }: PictureOptions = {},
): void {
  const { page } = canvas;
  if (isSixthDesign(canvas.input) && small.length > 0) {
    drawBeside(canvas, { main, small }, area);
    return;
  }
  picture(canvas, main, area, 'day', clip);
  const free = beside.height - covered.top - covered.bottom - INSET * 2;
  const height = Math.min(92, (free - GAP * 2) / 3);
  const width = height * 1.4;
  const x = beside.x + beside.width - INSET - width;
  if (height < LEAST_SMALL) {
    for (const { field } of small) reportNoRoom(page, field.key);
    return;
  }
  small.forEach((one, index) => {
    const frame = box(x, beside.y + covered.top + INSET + index * (height + GAP), width, height);
    page.path(roundedBox(frame, 3), { fill: palette.card });
    picture(canvas, one, box(frame.x + BORDER, frame.y + BORDER, width - BORDER * 2, height - BORDER * 2));
  });
}

/** Of the small photos' column, in parts of the area's width, and between two pictures, in points. */
const BESIDE = { share: 0.25, gap: 4 };

/** Of a single small photo's width. */
const SINGLE = 132;

/**
 * The small photos below each other at the right of the large one, so that none stands over the house. One alone would be a sliver as high as
 * the page's half: it stands over the lawn.
 */
function drawBeside(canvas: Canvas, { main, small }: ListingPictures, area: Box): void {
  if (small.length === 1) {
    const width = Math.min(SINGLE, area.width * BESIDE.share);
    drawPictureRow(canvas, { main, small }, area, { x: area.x + area.width - INSET - width, width }, width);
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

/** Draws the photo, and the small ones in a row over its foot: in front of a house there is lawn more often than anything to see. */
export function drawPictureRow(
  canvas: Canvas,
  { main, small }: ListingPictures,
  area: Box,
  { x, width }: Pick<Box, 'x' | 'width'>,
  wide = Math.min(MAX_ROW, (width - GAP * 2) / 3),
): void {
  const { page } = canvas;
  picture(canvas, main, area, 'day', rectangle(area));
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

/** Draws what stands where a home has no photo: its address in large letters, with price and facts. */
export function drawAddressPanel(
  canvas: Canvas,
  address: FilledField,
  facts: readonly FilledField[],
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
  else if (hasOwnFamilies(canvas.input)) {
    const tint = { fill: palette.sage, opacity: isFourthDesign(canvas.input) ? CLEAR : SHEER };
    gables(canvas, area, [tint, tint, tint]);
  }
  const [street = '', ...rest] = address.text.split(/,\s*/);
  const key = address.field.key;
  const isFifth = isFifthDesign(canvas.input);
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
      { columns: 4, maxHeight: (area.height - top) / 2, gap: 26, size: isFifth ? 34 : 22, tone },
    );
  const room = area.height - top - 48 - (table ? table.height + table.gap : 0);
  // The town is read, too, however little room there is.
  const most = isFifth ? Math.min(room * 0.66, room - TOWN) : room * 0.66;
  parts.push(
    textPart(
      page,
      setStreet(page, toTextContent(isFifth ? withNumber(street) : street, key), large, width, most),
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
      height: Math.max(isFifth ? 28 : 14, room * 0.3 - 19),
    });
    parts.push(textPart(page, place, left, 14));
  }
  if (table) parts.push(table);
  const free = area.height - top - stackHeight(parts);
  drawStack(parts, area.y + top + Math.max(0, free) / 2);
}

/** Of the town below the street, with the rule between, in points. */
const TOWN = 62;

interface Fill {
  fill: string;
  opacity?: number;
}

/** Of gables, which are darker where one lies over another; clear enough that they can't be taken for a picture that is missing. */
const SHEER = 0.3;
const CLEAR = 0.62;

/** Gables within each other, rising out of the panel's lower right corner. */
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

/** Returns a street whose house number stays with its name. */
const withNumber = (street: string): string =>
  street.replace(/^(\d[\w-]{0,5}) (?=\S{1,14}(?: |$))/, '$1\u00a0');

/** In one line if it fits at two thirds of the size, else in up to three. */
function setStreet(page: Canvas['page'], street: Content, style: TypeStyle, width: number, height: number) {
  const issues = page.issues.length;
  const line = page.set(street, { ...style, min: style.size * 0.66 }, width, { lines: 1, height });
  if (line.overflow === 0) return line;
  page.issues.length = issues;
  return page.set(street, style, width, { lines: 3, height });
}
