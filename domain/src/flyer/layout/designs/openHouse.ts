import { brandMark } from '../brandMark.ts';
import { callToActionPart } from '../callToAction.ts';
import { factsPart, SHORT_TYPES } from '../factsPart.ts';
import type { Canvas } from '../page/canvas.ts';
import { type FilledField, toCalendarDay } from '../page/fields.ts';
import { toTextContent } from '../page/page.ts';
import { drawStack, type Part, stackHeight, textPart } from '../page/stack.ts';
import { lineWidth } from '../people/cardText.ts';
import { contactBand } from '../people/contactBand.ts';
import { picture } from '../picture.ts';
import { palette } from '../scene/palette.ts';
import { box, line, roundedBox } from '../scene/shapes.ts';
import { withRestOfText } from '../text/restOfText.ts';
import { type } from '../text/typeStyles.ts';

const MIN_PHOTO = 190;

/** Draws a framed photo with day and hour on a plaque that overlaps it. */
export function openHouse(canvas: Canvas): void {
  const { page, fields, width, height, margin } = canvas;
  page.fill(box(0, 0, width, height), palette.paper);
  const headline = fields.take('headline');
  const date = fields.takeOf('date', 'open_house_date', 'event_date');
  const time = fields.take('open_house_time', 'event_time', 'time');
  const address = fields.takeOf('address', 'property_address');
  const price = fields.take('list_price', 'price');
  const photo = fields.takeOf('image', 'property_photo', 'photo');
  const callToAction = fields.take('call_to_action');
  const body = withRestOfText(canvas, fields.take('body', 'description')?.content);
  const facts = fields.takeAll(...SHORT_TYPES);
  const bandTop = contactBand(canvas, 'light');
  const inner = width - margin * 2;

  brandMark(canvas, { x: margin, y: 30, width: inner });
  let top = 74;
  if (headline) {
    const style = { ...type.display, size: 50, color: palette.evergreen };
    top = page.write(headline.content, style, { x: margin, y: top, width: inner }, { lines: 2 }) + 18;
  }

  let free = bandTop - top - MIN_PHOTO - 44;
  const parts: Part[] = [];
  const add = (part: Part) => {
    parts.push(part);
    free -= part.height + part.gap;
  };
  const place = placePart(canvas, { address, price }, { width: inner });
  if (place) add(place);
  const closing = callToAction && callToActionPart(canvas, callToAction.content, inner);
  if (closing) free -= closing.height + closing.gap;
  if (facts.length > 0)
    add(factsPart(canvas, facts, { x: margin, width: inner }, { columns: 4, maxHeight: free - 30 }));
  if (body)
    add(textPart(page, page.set(body, type.body, inner, { height: Math.max(0, free - 12) }), margin, 12));
  if (closing) parts.push(closing);

  const frame = box(margin, top, inner, bandTop - top - 44 - stackHeight(parts));
  picture(canvas, photo, frame, { clip: roundedBox(frame, 10) });
  plaque(canvas, { date, time }, { x: frame.x + 22, y: frame.y - 10 });
  drawStack(parts, frame.y + frame.height + 20);
}

/**
 * Returns the line with the address on the left and the price on the right, or undefined if the flyer has neither. `isNamed` adds the
 * price's label if it fits.
 */
export function placePart(
  { page, margin }: Canvas,
  { address, price }: { address: FilledField | undefined; price: FilledField | undefined },
  {
    width: inner,
    size = 22,
    isNamed = false,
  }: { width: number; size?: number | undefined; isNamed?: boolean },
): Part | undefined {
  if (!address && !price) return undefined;
  const priceWidth = price && address ? 150 : inner;
  // The line is short on a card.
  const style = { ...type.title, size, min: 13, ...(size < MIN_SERIF && { face: 'sansBold' as const }) };
  const left = address && page.set(address.content, style, price ? inner - 174 : inner, { lines: 3 });
  const align = address ? 'right' : 'left';
  const right =
    price &&
    page.set(price.content, { ...style, color: palette.brass, align, role: 'P' }, priceWidth, { lines: 1 });
  const name = isNamed && right ? setName(page, price, inner) : undefined;
  const room = inner - (left ? lineWidth(left) : 0) - (right ? lineWidth(right) : 0);
  const label = name && lineWidth(name) + NAME_GAP * 3 <= room ? name : undefined;
  return {
    height: Math.max(left?.height ?? 0, right?.height ?? 0),
    gap: 0,
    draw(y) {
      if (left) page.place(left, margin, y);
      if (right) page.place(right, margin + inner - priceWidth, y);
      if (!label || !right) return;
      const x = left
        ? margin + inner - lineWidth(right) - NAME_GAP - lineWidth(label)
        : margin + lineWidth(right) + NAME_GAP;
      page.place(label, x, y + (right.lines[0]?.y ?? 0) - (label.lines[0]?.y ?? 0));
    },
  };
}

/** Minimum size of text in the heading family, in points. */
const MIN_SERIF = 20;

/** Space between a price and its label on one line, in points. */
const NAME_GAP = 8;

const setName = (page: Canvas['page'], { field }: FilledField, width: number) =>
  page.set(toTextContent(field.label, field.key), { ...type.label, size: 10 }, width, { lines: 1 });

/** Draws the plate with the day and the hours, its upper left corner at `x` and `y`, in points. Draws nothing without both. */
export function plaque(
  { page }: Canvas,
  { date, time }: { date: FilledField | undefined; time: FilledField | undefined },
  { x, y }: { x: number; y: number },
): void {
  if (!date && !time) return;
  const width = 132;
  const text = { x: x + 10, width: width - 20 };
  const centered = { align: 'center', color: palette.card } as const;
  const day = toCalendarDay(date);
  const over = { ...type.overline, ...centered, color: palette.gold, size: 10 };
  const parts: Part[] = [];
  const add = (
    content: Parameters<typeof page.set>[0],
    style: Parameters<typeof page.set>[1],
    lines: number,
    gap = 0,
  ) => parts.push(textPart(page, page.set(content, style, text.width, { lines }), text.x, gap));
  if (date && day) {
    add(toTextContent(day.weekday, date.field.key), over, 1);
    add(
      toTextContent(String(day.day), date.field.key),
      { ...type.display, ...centered, size: 58, leading: 1, role: 'P' },
      1,
      2,
    );
    add(
      toTextContent(`${day.month} ${day.year}`, date.field.key),
      { ...type.value, ...centered, size: 13 },
      1,
    );
  } else if (date) add(date.content, { ...type.title, ...centered, role: 'P' }, 2);
  if (time) {
    const rule: Part = {
      height: 1,
      gap: 9,
      draw: (top) =>
        page.path(line(x + 36, top, x + width - 36, top), { stroke: palette.gold, strokeWidth: 1 }),
    };
    if (parts.length > 0) parts.push(rule);
    add(time.content, { ...type.value, ...centered, size: 13, min: 8 }, 3, 8);
  }
  page.path(roundedBox(box(x, y, width, stackHeight(parts) + 32), 6), { fill: palette.evergreen });
  drawStack(parts, y + 16);
}
