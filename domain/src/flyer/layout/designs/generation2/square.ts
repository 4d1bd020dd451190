import { brandMark } from '../../brandMark.ts';
import { factsPart, SHORT_TYPES } from '../../factsPart.ts';
import type { Canvas } from '../../page/canvas.ts';
import { toCalendarDay } from '../../page/fields.ts';
import { toTextContent } from '../../page/page.ts';
import { drawStack, type Part, stackHeight, textPart } from '../../page/stack.ts';
import { personCard, personHeight } from '../../people/contactBand.ts';
import { palette } from '../../scene/palette.ts';
import { box, rounded } from '../../scene/shapes.ts';
import { withRestOfText } from '../../text/restOfText.ts';
import { type TypeStyle, type } from '../../text/typeStyles.ts';
import { drawPictures, takePictures } from './listingPictures.ts';

const MIN_PHOTO = 80;
const PORTRAIT = 46;
const HEAD = 44;

/**
 * Draws a square image for social media, for any layout, in the generations before the fifth. It has everything on the flyer except the QR
 * code, which nobody can scan from their own phone's screen.
 */
export function square(canvas: Canvas): void {
  const { page, fields, width, margin } = canvas;
  const kicker = fields.take('program_name', 'program', 'client_name');
  const headline = fields.take('headline');
  const lead = fields.take('intro', 'subheadline', 'lead');
  const date = fields.takeOf('date', 'open_house_date', 'event_date');
  const time = fields.take('open_house_time', 'event_time', 'time');
  const address = fields.takeOf('address', 'property_address', 'venue');
  const pictures = takePictures(fields);
  const callToAction = fields.take('call_to_action', 'closing');
  const main = fields.take('body', 'description', 'message', 'agenda', 'steps', 'highlights', 'benefits');
  const body = withRestOfText(canvas, main?.content);
  const facts = fields.takeAll(...SHORT_TYPES);
  const inner = width - margin * 2;
  const isPictured = pictures.main !== undefined;

  const bandTop = people(canvas, inner);
  let free = bandTop - HEAD - (isPictured ? MIN_PHOTO : 0) - 36;
  const ground = isPictured ? palette.card : palette.evergreen;
  const [ink, soft, accent] = isPictured
    ? [palette.evergreen, palette.stone, palette.brass]
    : [palette.card, palette.mist, palette.gold];
  const parts: Part[] = [];
  const add = (part: Part) => {
    parts.push(part);
    free -= part.height + part.gap;
  };
  const write = (content: Parameters<typeof page.set>[0], style: TypeStyle, gap: number, height: number) =>
    add(
      textPart(
        page,
        page.set(content, style, inner, { height: Math.max(0, Math.min(height, free)) }),
        margin,
        gap,
      ),
    );
  const day = [toCalendarDay(date)?.weekday, date?.text, time?.text].filter((part) => part).join('  |  ');
  const over = { ...type.overline, size: 11, tracking: 60, color: accent };
  if (kicker) write(kicker.content, { ...type.value, size: 13, color: accent }, 0, 34);
  if (day !== '') {
    const key = date?.field.key ?? time?.field.key;
    write(toTextContent(day, key), { ...over, isUpperCase: false }, 2, 30);
  }
  if (headline) {
    const size = isPictured ? 28 : 34;
    write(headline.content, { ...type.display, size, min: 18, color: ink }, 2, isPictured ? 66 : 130);
  }
  if (address) write(address.content, { ...type.lead, size: 15, color: soft }, 3, 44);
  if (lead) write(lead.content, { ...type.lead, size: 14, color: soft }, 8, 80);
  const closing =
    callToAction &&
    textPart(
      page,
      page.set(callToAction.content, { ...type.title, size: 16, min: 10, role: 'P', color: accent }, inner, {
        height: 40,
      }),
      margin,
      8,
    );
  if (closing) free -= closing.height + closing.gap;
  if (facts.length > 0) {
    const tone = isPictured ? 'light' : 'dark';
    // Five facts side by side have to be smaller, or `2,140 sq ft` doesn't fit.
    const size = facts.length > 4 ? 14 : 18;
    add(
      factsPart(
        canvas,
        facts,
        { x: margin, width: inner },
        { columns: 5, maxHeight: Math.max(0, free - (body ? 36 : 0)), gap: 8, size, tone },
      ),
    );
  }
  if (body) {
    const style = {
      ...type.body,
      size: 12,
      min: 9,
      leading: 1.35,
      color: isPictured ? palette.ink : palette.card,
    };
    const large = { ...type.lead, face: 'serifItalic', size: 24, min: 12, color: ink } as const;
    // A greeting may consist of its message alone.
    write(body, headline ? style : large, 8, 400);
  }
  if (closing) parts.push(closing);

  const edge = isPictured ? bandTop - stackHeight(parts) - 26 : 0;
  page.fill(box(0, 0, width, bandTop), ground);
  if (isPictured) {
    drawPictures(canvas, pictures, box(0, 0, width, edge), { covered: { top: HEAD, bottom: 0 } });
    page.path(rounded(box(margin, 0, 236, HEAD), [0, 0, 8, 8]), { fill: palette.card });
  }
  brandMark(
    canvas,
    { x: margin + (isPictured ? 14 : 0), y: isPictured ? 10 : 16, width: 208 },
    { tone: isPictured ? 'light' : 'dark' },
  );
  const start = isPictured ? edge + 14 : HEAD + Math.max(0, bandTop - HEAD - stackHeight(parts)) / 2;
  drawStack(parts, start);
}

/** Draws the officer and the realtor side by side above the footer. */
function people(canvas: Canvas, inner: number): number {
  const { page, input, width, margin, bottom } = canvas;
  const all = input.realtor ? (['officer', 'realtor'] as const) : (['officer'] as const);
  const each = (inner - 20 * (all.length - 1)) / all.length;
  const height = Math.max(
    ...all.map((who) => personHeight(canvas, who, { width: each, portrait: PORTRAIT })),
  );
  const top = bottom - height - 16;
  page.fill(box(0, top, width, bottom - top), palette.mist);
  all.forEach((who, index) => {
    const area = { x: margin + index * (each + 20), y: top + 8, width: each, portrait: PORTRAIT };
    personCard(canvas, who, area);
  });
  return top;
}
