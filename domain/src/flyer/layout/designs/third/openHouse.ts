import { brandMark } from '../../brandMark.ts';
import type { Canvas } from '../../canvas.ts';
import { contactPanel } from '../../contactPanel.ts';
import { factsPart, SHORT_TYPES } from '../../factsPart.ts';
import { type FilledField, toCalendarDay } from '../../fields.ts';
import { toTextContent } from '../../page.ts';
import { palette } from '../../palette.ts';
import { box } from '../../shapes.ts';
import { drawStack, type Part, stackHeight, textPart } from '../../stack.ts';
import { withRestOfText } from '../../text/restOfText.ts';
import { type } from '../../text/typeStyles.ts';
import { placePart } from '../openHouse.ts';
import { drawAddressPanel, drawPictures, hasPicture, takePictures } from '../second/listingPictures.ts';

const LEAST_PHOTO = 130;
const HEADLINE_TOP = 66;
const STRIP = 46;
/** Of a page with much to say, which has a smaller headline. */
const COMPACT = { photo: 84, headline: 62 };

/** A poster: the headline as large as it goes, day and hour on a strip of gold, then the photo from edge to edge. */
export function openHouse(canvas: Canvas): void {
  const { page, fields, width, margin } = canvas;
  const headline = fields.take('headline');
  const date = fields.takeOf('date', 'open_house_date', 'event_date');
  const time = fields.take('open_house_time', 'event_time', 'time');
  const address = fields.takeOf('address', 'property_address');
  const price = fields.take('list_price', 'price');
  const pictures = takePictures(fields);
  const callToAction = fields.take('call_to_action');
  const body = withRestOfText(canvas, fields.take('body', 'description')?.content);
  const facts = fields.takeAll(...SHORT_TYPES);
  const bandTop = contactPanel(canvas, { ground: 'mist', callToAction });
  const isPictured = hasPicture(pictures, address);
  const inner = width - margin * 2;

  const layOut = (isCompact: boolean) => {
    const head = setHead(canvas, { headline, date, time }, isCompact ? COMPACT.headline : 128);
    let free = bandTop - head.height - (isCompact ? COMPACT.photo : LEAST_PHOTO) - 30;
    const parts: Part[] = [];
    const add = (part: Part) => {
      parts.push(part);
      free -= part.height + part.gap;
    };
    const place = isPictured ? placePart(canvas, address, price, inner) : undefined;
    if (place) add(place);
    if (facts.length > 0 && isPictured) {
      const maxHeight = Math.max(0, free - (body ? 50 : 12));
      const columns = isCompact ? 5 : 4;
      add(factsPart(canvas, facts, { x: margin, width: inner }, { columns, maxHeight, size: 20 }));
    }
    if (body)
      add(textPart(page, page.set(body, type.body, inner, { height: Math.max(0, free - 10) }), margin, 10));
    return { head, parts };
  };
  const before = page.issues.length;
  let { head, parts } = layOut(false);
  if (page.issues.length > before) {
    page.issues.length = before;
    ({ head, parts } = layOut(true));
  }

  const below = parts.length > 0 ? stackHeight(parts) + 30 : 0;
  const area = box(0, head.height, width, bandTop - head.height - below);
  if (isPictured) drawPictures(canvas, pictures, area);
  else if (address) {
    const told = [price, ...facts].filter((fact) => fact !== undefined);
    drawAddressPanel(canvas, address, told, area, { top: 16, tone: 'light' });
    // The panel and the people stand on the same color.
    page.fill(box(margin, bandTop - 0.5, inner, 1), palette.sage);
  }
  head.draw();
  drawStack(parts, area.y + area.height + 14);
}

interface HeadFields {
  headline: FilledField | undefined;
  date: FilledField | undefined;
  time: FilledField | undefined;
}

/** Company and headline on a dark ground, day and hour under it. */
function setHead(canvas: Canvas, { headline, date, time }: HeadFields, room: number) {
  const { page, width, margin } = canvas;
  const inner = width - margin * 2;
  const style = { ...type.display, size: 92, min: 22, leading: 1.02, tracking: 0, color: palette.card };
  const title = headline && page.set(headline.content, style, inner, { lines: 3, height: room });
  const edge = title ? HEADLINE_TOP + title.height + 16 : HEADLINE_TOP + 4;
  const weekday = toCalendarDay(date)?.weekday;
  const day = date && toTextContent([weekday, date.text].filter((part) => part).join(', '), date.field.key);
  const figure = { ...type.title, size: 22, min: 9, tracking: 0, role: 'P', color: palette.deep } as const;
  const half = day && time ? (inner - 20) / 2 : inner;
  const limits = { lines: 2, height: STRIP - 8 };
  const left = day && page.set(day, figure, half, limits);
  const right = time && page.set(time.content, { ...figure, align: day ? 'right' : 'left' }, half, limits);
  return {
    height: left || right ? edge + STRIP : edge,
    draw() {
      page.fill(box(0, 0, width, edge), palette.evergreen);
      brandMark(canvas, margin, 24, inner, 'dark');
      if (title) page.place(title, margin, HEADLINE_TOP);
      if (left || right) page.fill(box(0, edge, width, STRIP), palette.gold);
      if (left) page.place(left, margin, edge + (STRIP - left.height) / 2);
      if (right) page.place(right, margin + inner - half, edge + (STRIP - right.height) / 2);
    },
  };
}
