import { street } from '../../../illustration.ts';
import type { Canvas } from '../../../page/canvas.ts';
import { type Content, type SetText, toTextContent } from '../../../page/page.ts';
import { drawStack, type Part, stackHeight, textPart } from '../../../page/stack.ts';
import { splitAt } from '../../../people/cardText.ts';
import { drawPhoto } from '../../../picture.ts';
import { palette } from '../../../scene/palette.ts';
import type { Box } from '../../../scene/scene.ts';
import { box, line } from '../../../scene/shapes.ts';
import type { Limits } from '../../../text/fitText.ts';
import { toNamedWhen } from '../../../text/openHouse.ts';
import { stepBelow, type TypeStyle, type } from '../../../text/typeStyles.ts';
import type { SquareTexts } from '../../generation5/squareTexts.ts';
import { drawGreetingScene, toSceneTone } from '../greeting/greetingScene.ts';
import { audience } from '../invitation/audience.ts';
import { toPlace } from '../invitation/keyFactsStrip.ts';
import { DARK, LIGHT, type MessageTone } from '../square/squareMessage.ts';
import { drawKeys, entrance, homeAtSunrise, houseNumber, toHouseNumber } from '../square/squarePictures.ts';
import { ADDRESS_SIDE, PANEL } from './postalZones.ts';

const { width: WIDTH, margin: MARGIN } = ADDRESS_SIDE;
/** The offer's band across the card, between the return address and the address area. */
export const BAND: Box = box(0, 98, WIDTH, 118);
const PICTURE = 256;
/** Width of a photo in the band, enough to show a house from its roof to its front door. */
const PHOTO = 220;
export const GUTTER = 14;
/** Top of the headline in a column, below the return address. */
const COLUMN_TOP = 88;

export type Ground = 'evergreen' | 'sand' | 'mist' | 'paper';

/** Sets a text that is also on the front, or returns undefined if it doesn't fit here. */
export function setIfRoom(
  { page }: Canvas,
  content: Content | undefined,
  style: TypeStyle,
  { width, ...limits }: Limits & { width: number },
): SetText | undefined {
  return content && page.attempt(() => page.set(content, style, width, limits));
}

/** Draws a photo or drawing, with date or price, headline and place beside it. */
export function recap(canvas: Canvas, texts: SquareTexts, ground: Ground): void {
  const { page, input } = canvas;
  const tone = ground === 'evergreen' ? DARK : LIGHT;
  page.fill(BAND, palette[ground]);
  // A greeting's wish goes on the drawing itself, but never over a photo.
  const isOnScene = input.layout === 'greeting' && !texts.pictures.main;
  const wide = texts.pictures.main ? PHOTO : PICTURE;
  const picture = isOnScene ? BAND : box(WIDTH - wide, BAND.y, wide, BAND.height);
  drawPicture(canvas, texts, picture);
  for (const y of [BAND.y, BAND.y + BAND.height])
    page.path(line(0, y, WIDTH, y), { stroke: palette.gold, strokeWidth: 2 });
  if (isOnScene) {
    wish(canvas, texts);
    return;
  }
  const measure = WIDTH - wide - MARGIN - GUTTER;
  const shown = recapParts(canvas, texts, tone, {
    x: MARGIN,
    measure,
    largest: 38,
    lines: 2,
    height: 54,
    placeLines: 1,
    place: 15,
  });
  drawStack(shown, BAND.y + (BAND.height - stackHeight(shown)) / 2);
}

/** Areas for the wish on the left of a greeting's scene, in points: the sky above a street's houses, or the wall. */
const SKY: Box = box(MARGIN, BAND.y + 8, WIDTH * 0.56, 32);
const WALL: Box = box(MARGIN, BAND.y, WIDTH * 0.56, BAND.height - 12);

/** Draws the front's wish on its scene. */
function wish(canvas: Canvas, { headline }: SquareTexts): void {
  const isDark = toSceneTone(canvas.input) === 'dark';
  const color = (isDark ? DARK : LIGHT).title;
  const area = isDark ? SKY : WALL;
  const size = isDark ? 24 : 38;
  const style = { ...type.title, size, min: 15, leading: 1.08, role: 'P', color } as const;
  const text = setIfRoom(canvas, headline, style, {
    width: area.width,
    lines: isDark ? 1 : 2,
    height: area.height,
  });
  if (text) canvas.page.place(text, area.x, area.y + (area.height - text.height) / 2);
}

/** Draws a picture across the card beside the column, and the offer in the column. */
export function columnRecap(canvas: Canvas, texts: SquareTexts, ground: Ground): void {
  const { page } = canvas;
  const area = box(PANEL, BAND.y, WIDTH - PANEL, BAND.height);
  drawPicture(canvas, texts, area);
  for (const y of [area.y, area.y + area.height])
    page.path(line(PANEL, y, WIDTH, y), { stroke: palette.gold, strokeWidth: 2 });
  const tone = ground === 'evergreen' ? DARK : LIGHT;
  const room = {
    x: MARGIN,
    measure: PANEL - MARGIN * 2,
    largest: 24,
    lines: 3,
    height: 84,
    placeLines: 2,
    place: 12,
  };
  const shown = recapParts(canvas, texts, tone, room);
  const end = BAND.y + BAND.height;
  drawStack(shown, Math.max(COLUMN_TOP, end - 6 - stackHeight(shown)));
  page.path(line(MARGIN, end, PANEL - MARGIN, end), { stroke: tone.accent, strokeWidth: 1 });
}

interface RecapArea {
  x: number;
  measure: number;
  /** Maximum size of the headline, in points. */
  largest: number;
  lines: number;
  height: number;
  placeLines: number;
  /** Size of the place, in points. */
  place: number;
}

type DatedTexts = SquareTexts & { when: Content };
type Row = readonly [text: SetText | undefined, gap: number];

/** Returns date or price, headline and place. For an event on a certain day, the date has the largest type, as on the front. */
function recapParts(canvas: Canvas, texts: SquareTexts, tone: MessageTone, area: RecapArea): Part[] {
  const { layout } = canvas.input;
  const rows =
    texts.when && layout === 'open-house'
      ? hoursRows(canvas, { ...texts, when: texts.when }, tone, area)
      : texts.when && layout === 'event'
        ? eventRows(canvas, { ...texts, when: texts.when }, tone, area)
        : offerRows(canvas, texts, tone, area);
  return rows.flatMap(([text, gap]) => (text ? [textPart(canvas.page, text, area.x, gap)] : []));
}

function offerRows(
  canvas: Canvas,
  texts: SquareTexts,
  tone: MessageTone,
  { measure, largest, lines, height, ...area }: RecapArea,
): Row[] {
  const price = texts.facts.find(({ field }) => /^(?:list_)?price$/.test(field.key));
  const above = texts.when
    ? toNamedWhen(texts.when, texts.kicker)
    : price
      ? toTextContent(`${price.field.label} ${price.text}`, price.field.key)
      : texts.kicker;
  const strong = { ...type.value, size: 19, min: 10, color: tone.accent };
  const title = { ...heading(tone), size: largest, min: 15 } as const;
  const over = { ...type.overline, size: 10, color: tone.accent };
  // A program's name is set as on its front.
  const isName = above !== undefined && above === texts.kicker;
  return [
    [setIfRoom(canvas, above, isName ? over : strong, { width: measure, lines: 1 }), 0],
    [setIfRoom(canvas, texts.headline, title, { width: measure, lines, height }), 3],
    [setPlace(canvas, texts, tone, { ...area, measure }), 5],
  ];
}

/** Returns the occasion, day and hours, and place. */
function hoursRows(
  canvas: Canvas,
  { kicker, headline, when, ...texts }: DatedTexts,
  tone: MessageTone,
  { measure, largest, ...area }: RecapArea,
): Row[] {
  const small = { ...type.value, size: 15, min: 10, color: tone.accent };
  const title = { ...heading(tone), size: 19, min: 12 } as const;
  const hours = { ...heading(tone), size: kicker ? stepBelow(largest) : largest, min: 15 } as const;
  return [
    [setIfRoom(canvas, kicker ?? headline, small, { width: measure, lines: 1 }), 0],
    [kicker && setIfRoom(canvas, headline, title, { width: measure, lines: 1 }), 2],
    [setIfRoom(canvas, when, hours, { width: measure, lines: 1 }), 3],
    [setPlace(canvas, texts, tone, { ...area, measure }), 4],
  ];
}

/** Returns the headline, day and hours (each on its own line if the headline takes only one), and the place. */
function eventRows(
  canvas: Canvas,
  { when, ...texts }: DatedTexts,
  tone: MessageTone,
  { measure, ...area }: RecapArea,
): Row[] {
  const title = { ...heading(tone), size: 19, min: 15 } as const;
  const headline = setIfRoom(canvas, texts.headline, title, { width: measure, lines: 2, height: 42 });
  const isShort = (headline?.lines.length ?? 0) < 2;
  const strong = { ...type.value, size: isShort ? 19 : 15, min: 10, leading: 1.15, color: tone.accent };
  const shownHours = isShort ? splitAt(when, ' \u00b7 ') : when;
  return [
    [headline, 0],
    [setIfRoom(canvas, shownHours, { ...strong, gap: 0 }, { width: measure, lines: isShort ? 2 : 1 }), 4],
    [setPlace(canvas, texts, tone, { ...area, measure }), 4],
  ];
}

const heading = (tone: MessageTone) =>
  ({ ...type.title, leading: 1.08, role: 'P', color: tone.title }) as const;

function setPlace(
  canvas: Canvas,
  { address }: Pick<SquareTexts, 'address'>,
  tone: MessageTone,
  { measure, place, placeLines }: Pick<RecapArea, 'measure' | 'place' | 'placeLines'>,
): SetText | undefined {
  const content = address && toPlace(address);
  const style = { ...type.label, size: place, min: 10, gap: 0, color: tone.soft };
  return setIfRoom(canvas, content, style, { width: measure, lines: placeLines });
}

/** Draws the front's photo, or the drawing that replaces it. */
function drawPicture(canvas: Canvas, { pictures, address }: SquareTexts, area: Box): void {
  const { page, input } = canvas;
  const number = toHouseNumber(address?.text);
  if (pictures.main) drawPhoto(canvas, pictures.main, area);
  else if (input.layout === 'just-listed' && address && number)
    houseNumber(canvas, area, number, address.field.key);
  else if (input.layout === 'open-house') entrance(canvas, area);
  else if (input.layout === 'program') homeAtSunrise(page, area);
  else if (input.layout === 'event') audience(page, area);
  else if (input.layout === 'co-brand' || input.layout === 'just-listed') drawKeys(canvas, area);
  else if (input.layout === 'greeting') drawGreetingScene(canvas, area, SKY);
  else street(page, area, 'dusk', { isWhole: true, isSunClear: true });
}
