import { brandMark } from '../brandMark.ts';
import { factsPart, SHORT_TYPES } from '../factsPart.ts';
import type { FlyerRealtor } from '../flyerInput.ts';
import type { Canvas } from '../page/canvas.ts';
import { toCalendarDay } from '../page/fields.ts';
import { type SetText, toTextContent } from '../page/page.ts';
import { drawStack, type Part, stackHeight, textPart } from '../page/stack.ts';
import { personCard, personHeight } from '../people/contactBand.ts';
import { logoImage } from '../people/realtorLogo.ts';
import { picture } from '../picture.ts';
import { qrCode } from '../qrCode.ts';
import { palette } from '../scene/palette.ts';
import { box, line, roundedBox } from '../scene/shapes.ts';
import { withRestOfText } from '../text/restOfText.ts';
import { type } from '../text/typeStyles.ts';

const MIN_PHOTO = 100;
const CODE = 68;

/** Draws two companies as equals: names at the top, the house in the middle, two cards of the same size at the foot. */
export function coBrand(canvas: Canvas): void {
  const { page, fields, input, width, height, margin } = canvas;
  page.fill(box(0, 0, width, height), palette.card);
  if (!input.realtor) {
    page.issue({
      field: 'realtor',
      kind: 'missing',
      message: 'Please choose a realtor for this co-branded flyer.',
    });
  }
  const headline = fields.take('headline');
  const address = fields.takeOf('address', 'property_address');
  const price = fields.take('list_price', 'price');
  const photo = fields.takeOf('image', 'property_photo', 'photo');
  const callToAction = fields.take('call_to_action');
  const date = fields.takeOf('date', 'open_house_date', 'event_date');
  const time = fields.take('open_house_time', 'event_time');
  const body = withRestOfText(canvas, fields.take('body', 'description')?.content);
  const facts = [...[price].filter((fact) => fact !== undefined), ...fields.takeAll(...SHORT_TYPES)];
  const inner = width - margin * 2;

  names(canvas, inner);
  const cardsTop = cards(canvas, callToAction?.content, inner);
  const parts: Part[] = [];
  let free = cardsTop - 92 - MIN_PHOTO - 62;
  const add = (part: Part) => {
    parts.push(part);
    free -= part.height + part.gap;
  };
  const centered = { align: 'center' } as const;
  if (date || time) {
    const when = [toCalendarDay(date)?.weekday, date?.text, time?.text].filter((part) => part).join('  |  ');
    const key = date?.field.key ?? time?.field.key;
    add(
      textPart(
        page,
        page.set(
          toTextContent(when, key),
          { ...type.overline, ...centered, size: 11, tracking: 60, isUpperCase: false },
          inner,
          { lines: 2 },
        ),
        margin,
      ),
    );
  }
  if (headline) {
    const style = { ...type.display, ...centered, size: 36, color: palette.evergreen };
    add(textPart(page, page.set(headline.content, style, inner, { lines: 2, height: 80 }), margin, 4));
  }
  if (address) {
    const style = { ...type.lead, ...centered, size: 15, color: palette.stone };
    add(textPart(page, page.set(address.content, style, inner, { lines: 2 }), margin, 6));
  }
  const table =
    facts.length > 0 &&
    factsPart(canvas, facts, { x: margin, width: inner }, { columns: 4, maxHeight: free, align: 'center' });
  if (table) free -= table.height + table.gap;
  if (body)
    add(
      textPart(
        page,
        page.set(body, { ...type.body, ...centered }, inner - 60, { height: Math.max(0, free - 10) }),
        margin + 30,
        10,
      ),
    );
  if (table) parts.push(table);

  const photoHeight = cardsTop - 92 - 44 - stackHeight(parts);
  const frame = box(0, 92, width, photoHeight);
  picture(canvas, photo, frame);
  drawStack(parts, frame.y + frame.height + 22);
}

/** Draws both companies in the header with equal room and, from the sixth generation on, at the same size. */
export function names(canvas: Canvas, inner: number, top = 28): void {
  const { page, input, margin, width } = canvas;
  const half = inner / 2 - 20;
  const { realtor } = input;
  const firm = realtor && !realtor.logo ? setFirm(canvas, realtor, half, FIRM) : undefined;
  const isAlike = canvas.features.hasEqualNames && firm !== undefined;
  const before = page.ops.length;
  brandMark(
    canvas,
    { x: margin, y: top + 5, width: half },
    { tone: 'light', largest: isAlike ? firm.size : FIRM },
  );
  if (!realtor) return;
  const rule = canvas.features.hasEqualNames ? RULE : { from: 0, to: 36 };
  page.path(line(width / 2, top + rule.from, width / 2, top + rule.to), {
    stroke: palette.gold,
    strokeWidth: 1,
  });
  if (realtor.logo) {
    const height = canvas.features.hasEqualNames ? LOGO : 38;
    logoImage(page, realtor, box(width / 2 + 20, top + 19 - height / 2, half, height), {
      align: 'right',
      isBare: canvas.features.hasNoPlates,
    });
    return;
  }
  if (!firm) return;
  const company = page.ops.slice(before).find((op) => op.kind === 'text')?.size ?? firm.size;
  const text = isAlike && company < firm.size ? setFirm(canvas, realtor, half, company) : firm;
  // Align both on one baseline.
  const base = page.ops.slice(before).findLast((op) => op.kind === 'text');
  const isOnLine = canvas.features.hasEqualNames && text.lines.length === 1 && base?.kind === 'text';
  const y = isOnLine ? base.y - (text.lines[0]?.y ?? 0) : top + 19 - text.height / 2;
  page.place(text, width / 2 + 20, y);
}

/** Size of both names if they fit, in points. */
const FIRM = 15;
/** Maximum height of a logo on the line with the names, from the sixth generation on. */
const LOGO = 32;
/** The vertical rule between the two names. */
const RULE = { from: 6, to: 32 };

function setFirm({ page }: Canvas, { brokerage, name }: FlyerRealtor, width: number, size: number): SetText {
  const style = {
    ...type.heading,
    size,
    min: Math.min(8, size),
    align: 'right',
    color: palette.evergreen,
    leading: 1.1,
  } as const;
  const content = toTextContent(brokerage || name, brokerage ? 'realtor.brokerage' : 'realtor.name');
  return page.set(content, style, width, { lines: 2, height: 34 });
}

function cards(
  canvas: Canvas,
  callToAction: Parameters<Canvas['page']['set']>[0] | undefined,
  inner: number,
): number {
  const { page, input, margin, width, bottom } = canvas;
  const people = input.realtor ? (['officer', 'realtor'] as const) : (['officer'] as const);
  const cardWidth = (inner - 16 * (people.length - 1)) / people.length;
  const textWidth = cardWidth - 32;
  const person = { width: textWidth, portrait: 54 };
  const cardHeight = Math.max(...people.map((who) => personHeight(canvas, who, person))) + 28;
  const hasCode = input.link !== undefined && input.link !== '';
  const strip = hasCode ? CODE + 20 : callToAction ? 54 : 12;
  const top = bottom - cardHeight - strip - 24;
  page.fill(box(0, top - 0, width, bottom - top), palette.evergreen);
  people.forEach((who, index) => {
    const left = margin + index * (cardWidth + 16);
    const card = box(left, top + 18, cardWidth, cardHeight);
    page.path(roundedBox(card, 6), { fill: palette.card });
    const offset = (cardHeight - personHeight(canvas, who, person)) / 2;
    personCard(canvas, who, { x: left + 16, y: card.y + offset, ...person });
  });
  const stripTop = top + 18 + cardHeight + (hasCode ? 10 : 0);
  if (hasCode) qrCode(canvas, { x: width - margin - CODE, y: stripTop, size: CODE });
  const words = callToAction ?? (hasCode ? toTextContent('Scan for details and next steps') : undefined);
  if (words) {
    const style = { ...type.lead, face: 'serifItalic', size: 18, min: 9, color: palette.card } as const;
    const room = inner - (hasCode ? CODE + 24 : 0);
    const text = page.set(words, style, room, { lines: 3, height: hasCode ? CODE : 46 });
    const middle = hasCode ? stripTop + CODE / 2 : stripTop + strip / 2 + 3;
    page.place(text, margin, middle - text.height / 2);
  }
  return top;
}
