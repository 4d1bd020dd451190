import { brandMark, brandWidth } from '../../brandMark.ts';
import type { Canvas } from '../../page/canvas.ts';
import type { FilledField } from '../../page/fields.ts';
import { type SetText, toTextContent } from '../../page/page.ts';
import { palette } from '../../scene/palette.ts';
import { box } from '../../scene/shapes.ts';
import { briefHours } from '../../text/briefHours.ts';
import { toNearDay } from '../../text/longDay.ts';
import { OPEN_HOUSE } from '../../text/openHouse.ts';
import { type } from '../../text/typeStyles.ts';

/** Sizes of day and hours to try, in points of the type scale: the first that leaves the photo its share is used. */
export const HOURS_SIZES = [60, 48, 38, 30] as const;
const RULE = 4;
/** Height of the company name and the distance from its top to its center, in points. */
const BRAND = { height: 27, middle: 14 };
/** Space between the occasion and the company name on the same line. */
const BRAND_GAP = 24;
const PAGE = { eyebrow: 19, headline: 24, brand: 15, above: 11, below: 10 };
const CARD = { eyebrow: 15, headline: 19, brand: 12, above: 6, below: 6 };

interface HeadFields {
  headline: FilledField | undefined;
  date: FilledField | undefined;
  time: FilledField | undefined;
}

/**
 * Sets day and hours at `size` on a dark background across the page, with the occasion in small type above and the company name to its
 * right.
 */
export function setHoursHead(canvas: Canvas, given: HeadFields, size: number) {
  const { page, width, margin } = canvas;
  const sizes = width < 560 ? CARD : PAGE;
  const measure = width - margin * 2;
  const brand = brandWidth(canvas, measure / 2, sizes.brand);
  const hours = setHours(canvas, given, size, measure);
  const { headline } = given;
  const isNamed = headline !== undefined && /^\s*open house\b/i.test(headline.text);
  const small = { ...type.value, size: sizes.eyebrow, min: 10, leading: 1.2 };
  const eyebrow = page.set(
    isNamed ? headline.content : toTextContent(OPEN_HOUSE),
    { ...small, color: palette.gold },
    measure - brand - BRAND_GAP,
    { lines: 2 },
  );
  const title =
    headline && !isNamed
      ? page.set(
          headline.content,
          { ...type.display, size: sizes.headline, min: 12, leading: 1.1, tracking: 0, color: palette.card },
          measure,
          { lines: 2 },
        )
      : undefined;
  const rows = [eyebrow, title, hours].filter((row) => row !== undefined);
  // The hours start below the company name.
  const first = Math.max(eyebrow.height, BRAND.height);
  const height = rows.slice(1).reduce((sum, row) => sum + row.height, sizes.above + first + sizes.below);
  return {
    height,
    strip: RULE,
    draw(foot: number) {
      const top = foot - height;
      page.fill(box(0, top, width, height), palette.evergreen);
      page.fill(box(0, foot, width, RULE), palette.gold);
      let y = top + sizes.above + (first - eyebrow.height) / 2;
      for (const [index, row] of rows.entries()) {
        page.place(row, margin, y);
        y = index === 0 ? top + sizes.above + first : y + row.height;
      }
      // Right-align it with the price below.
      const middle = top + sizes.above + first / 2;
      brandMark(
        canvas,
        { x: width - margin - brand, y: middle - BRAND.middle, width: brand },
        { tone: 'dark', largest: sizes.brand },
      );
    },
  };
}

/** Sets day, date and hours on one line: "Sunday, Nov 8 · 1-4 PM". */
function setHours(
  { page }: Canvas,
  { date, time }: HeadFields,
  size: number,
  measure: number,
): SetText | undefined {
  const text = [toNearDay(date), time && briefHours(time.text)].filter((part) => part).join(' \u00b7 ');
  if (text === '') return undefined;
  const key = date?.field.key ?? time?.field.key;
  const style = { ...type.title, size, min: 15, leading: 1.12, tracking: 0, color: palette.card } as const;
  return page.set(toTextContent(text, key), { ...style, role: 'P' }, measure, { lines: 1 });
}
