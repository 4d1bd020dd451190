import { factsPart } from '../../factsPart.ts';
import type { Canvas } from '../../page/canvas.ts';
import type { FilledField } from '../../page/fields.ts';
import { firstThatFits } from '../../page/firstThatFits.ts';
import { type Content, type SetText, toTextContent } from '../../page/page.ts';
import { drawStack, type Part, stackHeight, textPart } from '../../page/stack.ts';
import { lineWidth } from '../../people/cardText.ts';
import { palette } from '../../scene/palette.ts';
import { box } from '../../scene/shapes.ts';
import { briefHours } from '../../text/briefHours.ts';
import { keepTimeTogether } from '../../text/keepTimeTogether.ts';
import { toNearDay } from '../../text/longDay.ts';
import { lacksOpenHouseLabel, OPEN_HOUSE } from '../../text/openHouse.ts';
import { type } from '../../text/typeStyles.ts';
import { names } from '../coBrand.ts';
import { drawPictures, type ListingPictures } from '../generation2/listingPictures.ts';

interface ListingTexts {
  headline: FilledField | undefined;
  address: FilledField | undefined;
  date: FilledField | undefined;
  time: FilledField | undefined;
  body: Content | undefined;
  facts: readonly FilledField[];
  pictures: ListingPictures;
}

/**
 * The white strip with both companies above the photo, and the top of their names in it, in points. On a page it leaves the margin that
 * office printers need.
 */
const HEAD = { card: { height: 50, top: 6 }, page: { height: 54, top: 12 } };
const MIN_PHOTO = 120;
/** Share of the page's height for the photo, with day and hours on a strip below it. */
const PHOTO = 0.51;
/** The strip with day and hours between the photo and the text: its height and type size, in points. */
const STRIP = { page: { height: 32, size: 19 }, card: { height: 24, size: 15 } };
/** Space above and below the text under the photo, and between its two columns. */
const AIR = { above: 8, below: 6, between: 22 };
/** Share of the text width for the facts when the story is next to them on a card, and for a page's right column. */
const FACTS = 0.54;
const COLUMN = 0.45;
const BESIDE_FACTS = 3;

/** Sizes to try, from roomy to tight, in points, until the photo has its share of the page. */
const STEPS = [
  { headline: 30, small: 15, body: 12, isBeside: false },
  { headline: 24, small: 12, body: 12, isBeside: true },
] as const;
const TIGHTEST = { headline: 24, small: 12, body: 10, isBeside: true } as const;
type Step = (typeof STEPS)[number] | typeof TIGHTEST;

/** Returns the x of a page's right column, which holds day and hour, the story and the call to action. */
export const toColumn = ({ width, margin }: Pick<Canvas, 'width' | 'margin'>): number | undefined =>
  width < 560 ? undefined : margin + (width - margin * 2) * (1 - COLUMN);

/**
 * Draws a home listed by two companies: their names on a strip above the photo, so that nothing covers the house, and all text in a few
 * lines below it.
 */
export function coBrandListing(canvas: Canvas, texts: ListingTexts, bandTop: number): void {
  const { page, width, height, margin } = canvas;
  const inner = width - margin * 2;
  const head = width < 560 ? HEAD.card : HEAD.page;
  const { height: stripHeight, size } = width < 560 ? STRIP.card : STRIP.page;
  const when = setWhen(canvas, texts, size);
  const strip = when ? stripHeight : 0;
  const toPhoto = (parts: readonly Part[]) =>
    bandTop - head.height - strip - stackHeight(parts) - AIR.above - AIR.below;
  const room = bandTop - head.height - strip - MIN_PHOTO;
  const roomy = firstThatFits(page, STEPS, (step) => {
    const tried = setTexts(canvas, texts, room, step);
    return toPhoto(tried) >= height * PHOTO && tried;
  });
  const parts = roomy ?? setTexts(canvas, texts, room, TIGHTEST);
  const photo = box(0, head.height, width, toPhoto(parts));
  drawPictures(canvas, texts.pictures, photo);
  names(canvas, inner, head.top);
  const foot = photo.y + photo.height;
  if (when) {
    page.fill(box(0, foot, width, strip), palette.gold);
    page.place(when, margin, foot + (strip - when.height) / 2);
  }
  drawStack(parts, foot + strip + AIR.above);
}

/** Sets the occasion, day and hours on one line. */
function setWhen(
  { page, width, margin }: Canvas,
  { headline, date, time }: ListingTexts,
  size: number,
): SetText | undefined {
  const dateTexts = [toNearDay(date), time && keepTimeTogether(briefHours(time.text))].filter((part) => part);
  if (dateTexts.length === 0) return undefined;
  const what = lacksOpenHouseLabel(headline, date, time) ? `${OPEN_HOUSE}: ` : '';
  const content = toTextContent(what + dateTexts.join(' \u00b7 '), date?.field.key ?? time?.field.key);
  const style = { ...type.value, size, min: 10, leading: 1.2, color: palette.deep };
  // Hours too long for the strip aren't reported: flyers were approved like that.
  return page.measure(content, style, width - margin * 2, { lines: 1 });
}

function setTexts(
  canvas: Canvas,
  { headline, address, body, facts }: ListingTexts,
  room: number,
  step: Step,
): Part[] {
  const { page, width, margin } = canvas;
  const inner = width - margin * 2;
  const parts: Part[] = [];
  let free = room - AIR.above - AIR.below;
  const add = (part: Part) => {
    parts.push(part);
    free -= part.height + part.gap;
  };
  // A price on its own goes next to the headline, just as it goes next to the address on an open house flyer.
  const [price] = facts;
  const isPrice = facts.length === 1 && /^(list_)?price$/.test(price?.field.key ?? '');
  const figure = isPrice && headline && price && setPrice(canvas, price);
  if (headline) {
    const style = { ...type.display, size: step.headline, min: 17, color: palette.evergreen };
    const room = inner - (figure ? lineWidth(figure) + AIR.between : 0);
    const title = page.set(headline.content, style, room, { lines: 2, height: 64 });
    add({
      height: title.height,
      gap: 0,
      draw(y) {
        page.place(title, margin, y);
        if (!figure) return;
        const drop = (title.lines[0]?.y ?? 0) - (figure.lines[0]?.y ?? 0);
        page.place(figure, margin + inner - lineWidth(figure), y + drop);
      },
    });
  }
  const others = figure ? [] : facts;
  if (address) {
    const place = { ...type.lead, size: step.small, min: 10, leading: 1.25, color: palette.stone } as const;
    add(textPart(page, page.set(address.content, place, inner, { lines: 2 }), margin, 3));
  }
  const isBeside = step.isBeside && body !== undefined && others.length > 0 && others.length <= BESIDE_FACTS;
  const story = (x: number, measure: number, max: number) =>
    body && textPart(page, page.set(body, { ...type.body, size: step.body }, measure, { height: max }), x, 9);
  if (isBeside) {
    const column = toColumn(canvas);
    const left = column ? column - margin - AIR.between : inner * (others.length === 1 ? FACTS / 2 : FACTS);
    const options = { columns: 3, maxHeight: Math.max(0, free), size: 20, isRuled: false };
    const table =
      factsRow(canvas, others, left) ?? factsPart(canvas, others, { x: margin, width: left }, options);
    const x = margin + left + AIR.between;
    const text = story(x, inner - left - AIR.between, Math.max(0, free - 9));
    add({
      height: Math.max(table.height, text?.height ?? 0),
      gap: 7,
      draw(y) {
        table.draw(y);
        text?.draw(y);
      },
    });
    return parts;
  }
  const left = body ? 40 : 0;
  if (others.length > 0) {
    const maxHeight = Math.max(0, free - left);
    add(factsPart(canvas, others, { x: margin, width: inner }, { columns: 4, maxHeight, size: 24 }));
  }
  const below = story(margin, inner, Math.max(0, free - 9));
  if (below) add(below);
  return parts;
}

const setPrice = ({ page }: Canvas, { content }: FilledField) =>
  page.set(content, { ...type.title, role: 'P', size: 24, min: 15, color: palette.brass }, 220, { lines: 1 });

/** Sizes to try for facts on a line, largest first, and the gap between facts, in points. */
const FACT_STEPS = [
  { size: 24, gap: 26 },
  { size: 24, gap: 18 },
  { size: 19, gap: 18 },
] as const;

/** Returns the facts on one line at their natural widths and in one size, or undefined if they don't fit. */
function factsRow({ page, margin }: Canvas, facts: readonly FilledField[], room: number): Part | undefined {
  const label = { ...type.label, size: 10 };
  return firstThatFits(page, FACT_STEPS, ({ size, gap }): Part | undefined => {
    const value = { ...type.heading, role: 'P', size, min: size, leading: 1.05 } as const;
    const cells = facts.map(({ field, content }) => {
      const name = page.set(toTextContent(field.label, field.key), label, room, { lines: 1 });
      const figure = page.set(content, value, room, { lines: 1 });
      return { name, figure, wide: Math.max(lineWidth(name), lineWidth(figure)) };
    });
    const total = cells.reduce((sum, { wide }) => sum + wide, gap * (cells.length - 1));
    if (total > room) return undefined;
    return {
      height: Math.max(...cells.map(({ name, figure }) => name.height + figure.height)),
      gap: 0,
      draw(y) {
        let x = margin;
        for (const { name, figure, wide } of cells) {
          page.place(figure, x, page.place(name, x, y));
          x += wide + gap;
        }
      },
    };
  });
}
