import { factsPart, SHORT_TYPES } from '../../factsPart.ts';
import type { Canvas } from '../../page/canvas.ts';
import { toCalendarDay } from '../../page/fields.ts';
import { toTextContent } from '../../page/page.ts';
import { drawStack, type Part, stackHeight, textPart } from '../../page/stack.ts';
import { contactPanel } from '../../people/contactPanel.ts';
import { palette } from '../../scene/palette.ts';
import { box, rounded, roundedBox } from '../../scene/shapes.ts';
import { briefHours } from '../../text/briefHours.ts';
import { toNearDay } from '../../text/longDay.ts';
import { lacksOpenHouseLabel, OPEN_HOUSE } from '../../text/openHouse.ts';
import { withRestOfText } from '../../text/restOfText.ts';
import { type } from '../../text/typeStyles.ts';
import { names } from '../coBrand.ts';
import { coBrandListing, toColumn } from '../generation6/coBrandListing.ts';
import { keys } from '../generation6/emblems.ts';
import { drawAddressPanel as drawEmblemPanel } from '../generation6/postcard/addressPanel.ts';
import { drawAddressPanel, drawPictures, hasPicture, takePictures } from './listingPictures.ts';

const HEAD = 56;
const MIN_PHOTO = 120;
/** Share of the title plate's height that overlaps the photo. */
const OVERLAP = 0.9;
const PLATE = 60;

/** Draws two companies as equals: names at the top, the house with its title on a plate in the middle, both people at the foot. */
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
  const pictures = takePictures(fields);
  const callToAction = fields.take('call_to_action');
  const date = fields.takeOf('date', 'open_house_date', 'event_date');
  const time = fields.take('open_house_time', 'event_time');
  const body = withRestOfText(canvas, fields.take('body', 'description')?.content);
  const facts = [price, ...fields.takeAll(...SHORT_TYPES)].filter((fact) => fact !== undefined);
  // The logo is at the top, like the company's mark.
  const realtor = input.realtor && { ...input.realtor, logo: undefined };
  const people = { ...canvas, input: { ...input, realtor } };
  const isPictured = hasPicture(pictures, address);
  const isListing = canvas.features.hasClearPhotos && pictures.main !== undefined;
  const frameLeft = isListing ? toColumn(canvas) : undefined;
  const bandTop = contactPanel(people, { ground: 'mist', callToAction, isLow: isListing, frameLeft });
  if (isListing) {
    coBrandListing(canvas, { headline, address, date, time, body, facts, pictures }, bandTop);
    return;
  }
  const inner = width - margin * 2;

  const title: Part[] = [];
  const parts: Part[] = [];
  let free = bandTop - HEAD - MIN_PHOTO;
  const { hasAlignedText } = canvas.features;
  // From the sixth generation on, all text is left-aligned with the companies and the people.
  const centered = hasAlignedText ? {} : ({ align: 'center' } as const);
  // Without a photo, a page has room for larger text.
  const isLarge = hasAlignedText && !isPictured && width >= 560;
  const measure = hasAlignedText ? inner : inner - PLATE * 2 - 32;
  const x = (width - measure) / 2;
  const add = (to: Part[], part: Part) => {
    to.push(part);
    free -= part.height + part.gap;
  };
  if (date || time) {
    const texts = [toCalendarDay(date)?.weekday, date?.text, time?.text].filter((part) => part);
    const what = hasAlignedText && lacksOpenHouseLabel(headline, date, time) ? `${OPEN_HOUSE}: ` : '';
    const near = [toNearDay(date), time && briefHours(time.text)].filter((part) => part);
    const when = hasAlignedText ? what + near.join(' \u00b7 ') : texts.join('  |  ');
    const earlier = { ...type.overline, ...centered, size: 11, tracking: 60, isUpperCase: false };
    const style = hasAlignedText
      ? { ...type.value, ...centered, size: isLarge ? 15 : 12, color: palette.brass }
      : earlier;
    const key = date?.field.key ?? time?.field.key;
    add(title, textPart(page, page.set(toTextContent(when, key), style, measure, { lines: 2 }), x));
  }
  if (headline) {
    // A smaller size that fits on one line leaves more of the page to the photo.
    const size = hasAlignedText && isPictured ? 24 : isLarge ? 38 : 28;
    const style = { ...type.display, ...centered, size, min: 17, color: palette.evergreen };
    const limits = { lines: 2, height: isLarge ? 84 : 64 };
    add(title, textPart(page, page.set(headline.content, style, measure, limits), x, 3));
  }
  if (address && isPictured) {
    const style = { ...type.lead, ...centered, size: 14, color: palette.stone };
    add(title, textPart(page, page.set(address.content, style, measure, { lines: 3 }), x, 3));
  }
  if (facts.length > 0 && isPictured) {
    const area = { x: margin, width: inner };
    add(
      parts,
      factsPart(canvas, facts, area, {
        columns: 4,
        maxHeight: free - (body ? 50 : 20),
        ...centered,
        size: 20,
      }),
    );
  }
  if (body) {
    const style = { ...type.body, ...centered, ...(isLarge && { size: 15 }) };
    const inset = hasAlignedText ? 0 : 30;
    const text = page.set(body, style, inner - inset * 2, { height: Math.max(0, free - 10) });
    add(parts, textPart(page, text, margin + inset, 8));
  }

  const plate = title.length > 0 ? stackHeight(title) + 22 : 0;
  const below = parts.length > 0 ? stackHeight(parts) + 18 : 8;
  // From the sixth generation on, nothing covers the photo, so the house's front door stays visible.
  const raised = isPictured && !canvas.features.hasClearPhotos ? plate * OVERLAP : 0;
  const edge = bandTop - below - plate + raised;
  const area = box(0, 0, width, edge);
  if (isPictured) drawPictures(canvas, pictures, area, { covered: { top: HEAD, bottom: raised } });
  else if (address && canvas.features.hasDrawings)
    drawEmblemPanel(canvas, { address, facts }, area, { top: HEAD, tone: 'dark', emblem: keys });
  else if (address) drawAddressPanel(canvas, { address, facts }, area, { top: HEAD });
  if (hasAlignedText) page.fill(box(0, 0, width, HEAD), palette.card);
  else page.path(rounded(box(margin - 12, 0, inner + 24, HEAD), [0, 0, 8, 8]), { fill: palette.card });
  names(canvas, inner, 10);
  let y = edge - raised;
  if (plate > 0) {
    const card = box(margin + PLATE, y, inner - PLATE * 2, plate);
    // Without a photo below it, the plate's upper edge would show.
    if ((isPictured && !hasAlignedText) || !canvas.features.hasTypographicPages)
      page.path(roundedBox(card, 6), { fill: palette.card });
    drawStack(title, y + 12);
    y += plate;
  }
  drawStack(parts, y + 4);
}
