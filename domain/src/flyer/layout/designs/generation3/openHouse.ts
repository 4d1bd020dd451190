import { brandMark, brandTab } from '../../brandMark.ts';
import { factsPart, SHORT_TYPES } from '../../factsPart.ts';
import type { Canvas } from '../../page/canvas.ts';
import { type FilledField, toCalendarDay } from '../../page/fields.ts';
import { toTextContent } from '../../page/page.ts';
import { drawStack, type Part, stackHeight, textPart } from '../../page/stack.ts';
import { lineWidth } from '../../people/cardText.ts';
import { contactPanel } from '../../people/contactPanel.ts';
import { palette } from '../../scene/palette.ts';
import { box } from '../../scene/shapes.ts';
import { briefHours } from '../../text/briefHours.ts';
import { toNearDay } from '../../text/longDay.ts';
import { withRestOfText } from '../../text/restOfText.ts';
import { type } from '../../text/typeStyles.ts';
import { drawAddressPanel, drawPictures, hasPicture, takePictures } from '../generation2/listingPictures.ts';
import { takeListingAgent } from '../generation6/byline.ts';
import { openDoor } from '../generation6/emblems.ts';
import { setHome } from '../generation6/homeRow.ts';
import { HOURS_SIZES, setHoursHead } from '../generation6/hoursHead.ts';
import { drawAddressPanel as drawEmblemPanel } from '../generation6/postcard/addressPanel.ts';
import { placePart } from '../openHouse.ts';

/** Minimum height of the photo above its dark corner, in points. */
const MIN_PHOTO = 150;
/** Space from the top of the dark area to the headline: in the photo's corner, and below the company name if there is no photo. */
const HEADLINE_TOP = { corner: 18, page: 66 };
const STRIP = 46;
/** The same from the sixth generation on, larger because readers look for day and hours. */
const LARGE_STRIP = 62;
/** Width of the dark corner as a share of the page's width. */
const CORNER = 0.66;
/** Sizes for a page with a lot of text, whose headline is smaller. */
const COMPACT = { photo: 84, headline: 62 };
/** Minimum height for the address and a drawing, in points. */
const MIN_PANEL = 190;

/** Share of the page's height for a photo. Day and hours are the flyer's message, so they are large. */
const POSTER_PHOTO = 0.51;

/** Space around the content below day and hour, in points, and the same on a page whose photo takes up more of it. */
const AIR = { above: 14, below: 16 };
const LOW_AIR = { above: 9, below: 11 };
/** Size of address and price on such a page or card, in points. */
const PLACE = { page: 24, card: 19 };
const LOW_CARD_AIR = { above: 6, below: 7 };

const isFullCard = ({ input, width }: Canvas): boolean => width < 560 && input.realtor !== undefined;

/**
 * Draws a poster: an edge-to-edge photo over more than half of the page, a large headline in its dark corner, and day and hour on a gold
 * strip.
 */
export function openHouse(canvas: Canvas): void {
  const { page, fields, width, height, margin } = canvas;
  const headline = fields.take('headline');
  const date = fields.takeOf('date', 'open_house_date', 'event_date');
  const time = fields.take('open_house_time', 'event_time', 'time');
  const address = fields.takeOf('address', 'property_address');
  const price = fields.take('list_price', 'price');
  const pictures = takePictures(fields);
  const callToAction = fields.take('call_to_action');
  const body = withRestOfText(canvas, fields.take('body', 'description')?.content);
  const agent = canvas.features.namesListingAgent ? takeListingAgent(canvas) : undefined;
  const facts = fields.takeAll(...SHORT_TYPES);
  const isPictured = hasPicture(pictures, address);
  const isWide = canvas.features.hasClearPhotos && pictures.main !== undefined;
  // Under a photo, the gold strip and the dark green are enough color.
  const bandTop = contactPanel(canvas, { ground: isWide ? 'rule' : 'mist', callToAction, isLow: isWide });
  const inner = width - margin * 2;
  const lowAir = isFullCard(canvas) ? LOW_CARD_AIR : LOW_AIR;

  const layOut = ({ isCompact = false, size = HOURS_SIZES[0] }: { isCompact?: boolean; size?: number }) => {
    const { hasClearPhotos } = canvas.features;
    const corner = isPictured && !hasClearPhotos ? width * CORNER : width;
    const headFields = { headline, date, time };
    const room = isCompact ? COMPACT.headline : hasClearPhotos && isPictured ? LOW_HEADLINE : 128;
    const head = isWide
      ? setHoursHead(canvas, headFields, size)
      : setHead(canvas, headFields, { corner, room, isPictured });
    let free = bandTop - head.height - head.strip - (isCompact ? COMPACT.photo : MIN_PHOTO) - 30;
    const parts: Part[] = [];
    const add = (part: Part) => {
      parts.push(part);
      free -= part.height + part.gap;
    };
    const place = isPictured
      ? placePart(
          canvas,
          { address, price },
          {
            width: inner,
            size: isWide ? (width < 560 ? PLACE.card : PLACE.page) : undefined,
            isNamed: isWide,
          },
        )
      : undefined;
    if (place) add(place);
    const home = isPictured ? setHome(canvas, isWide ? facts : [], agent, inner) : undefined;
    if (home) add(home.part);
    const others = isWide && home ? home.others : facts;
    if (others.length > 0 && isPictured) {
      const maxHeight = Math.max(0, free - (body ? 50 : 12));
      const columns = isCompact ? 5 : 4;
      add(factsPart(canvas, others, { x: margin, width: inner }, { columns, maxHeight, size: 20 }));
    }
    if (body)
      add(textPart(page, page.set(body, type.body, inner, { height: Math.max(0, free - 10) }), margin, 10));
    return { head, parts };
  };
  let usual = page.rehearse(() => layOut({}));
  if (isWide) {
    const min = height * POSTER_PHOTO;
    for (const size of HOURS_SIZES) {
      usual = page.rehearse(() => layOut({ size }));
      const { head, parts } = usual.result;
      if (bandTop - stackHeight(parts) - lowAir.above - lowAir.below - head.height - head.strip >= min) break;
    }
  }
  const panel = bandTop - usual.result.head.height - usual.result.head.strip;
  const isLow = canvas.features.hasDrawings && !isPictured && panel < MIN_PANEL;
  const { head, parts } = usual.issues.length > 0 || isLow ? layOut({ isCompact: true }) : usual.keep();

  const air = isWide ? lowAir : AIR;
  const below = parts.length > 0 ? stackHeight(parts) + air.above + air.below : 0;
  const foot = bandTop - below;
  // From the sixth generation on, the photo ends where the dark background starts, so that the front door isn't hidden behind it.
  const covered = canvas.features.hasClearPhotos ? head.height : 0;
  const area = isPictured
    ? box(0, 0, width, foot - head.strip - covered)
    : box(0, head.height + head.strip, width, foot - head.height - head.strip);
  if (isPictured) {
    drawPictures(canvas, pictures, area);
    if (!isWide) brandTab(canvas);
  } else if (address) {
    const shownFacts = [price, ...facts].filter((fact) => fact !== undefined);
    if (canvas.features.hasDrawings) {
      const look = { top: 16, tone: 'light', emblem: openDoor, isStanding: true, agent } as const;
      drawEmblemPanel(canvas, { address, facts: shownFacts }, area, look);
    } else drawAddressPanel(canvas, { address, facts: shownFacts }, area, { top: 16, tone: 'light' });
    // A rule separates the panel from the people, who have the same background color.
    page.fill(box(margin, bandTop - 0.5, inner, 1), palette.sage);
  }
  head.draw(isPictured ? area.height + covered : head.height);
  drawStack(parts, foot + air.above);
}

interface HeadFields {
  headline: FilledField | undefined;
  date: FilledField | undefined;
  time: FilledField | undefined;
}

interface HeadRoom {
  corner: number;
  room: number;
  isPictured: boolean;
}

/** Minimum height of the headline below a photo that is fully visible, in points: one line of usual length. */
const LOW_HEADLINE = 58;

/**
 * Sets the headline and, without a photo, the company name on a dark background as wide as `corner`. Below it are day and hour on a strip
 * across the page, whose top is the y passed to `draw`.
 */
function setHead(
  canvas: Canvas,
  { headline, date, time }: HeadFields,
  { corner, room, isPictured }: HeadRoom,
) {
  const { page, width, margin } = canvas;
  const inner = width - margin * 2;
  const measure = corner < width ? corner - margin - 20 : inner;
  const style = { ...type.display, size: 92, min: 22, leading: 1.02, tracking: 0, color: palette.card };
  const title = headline && page.set(headline.content, style, measure, { lines: 3, height: room });
  const isCorner = isPictured;
  const kicker = setKicker(canvas, headline, measure);
  const kickerTop = isCorner ? HEADLINE_TOP.corner : HEADLINE_TOP.page;
  const titleTop = kickerTop + (kicker ? kicker.height + KICKER_GAP : 0);
  const min = isCorner ? 0 : titleTop + 4;
  const edge = title ? titleTop + title.height + 16 : min;
  const { hasLargeHours } = canvas.features;
  const high = hasLargeHours ? LARGE_STRIP : STRIP;
  const weekday = toCalendarDay(date)?.weekday;
  const dayText = hasLargeHours ? toNearDay(date) : [weekday, date?.text].filter((part) => part).join(', ');
  const day = date && toTextContent(dayText ?? '', date.field.key);
  const hours = hasLargeHours && time ? toTextContent(briefHours(time.text), time.field.key) : time?.content;
  const figure = {
    ...type.title,
    size: hasLargeHours ? LARGE_DAY : DAY,
    min: 9,
    tracking: 0,
    role: 'P',
    color: palette.deep,
  } as const;
  const half = day && time ? (inner - 20) / 2 : inner;
  const limits = { lines: 2, height: high - 8 };
  const right = hours && page.set(hours, { ...figure, align: day ? 'right' : 'left' }, half, limits);
  const max = hasLargeHours && right ? inner - 20 - lineWidth(right) : half;
  const left = day && page.set(day, figure, max, limits);
  return {
    height: edge,
    strip: left || right ? high : 0,
    draw(stripY: number) {
      page.fill(box(0, stripY - edge, corner, edge), palette.evergreen);
      if (!isCorner) brandMark(canvas, { x: margin, y: 24, width: measure }, { tone: 'dark' });
      if (kicker) page.place(kicker, margin, stripY - edge + kickerTop);
      if (title) page.place(title, margin, stripY - edge + titleTop);
      if (left || right) page.fill(box(0, stripY, width, high), palette.gold);
      if (left) page.place(left, margin, stripY + (high - left.height) / 2);
      if (right) page.place(right, margin + inner - half, stripY + (high - right.height) / 2);
    },
  };
}

/** Sizes of day and hour, in points. */
const DAY = 22;
const LARGE_DAY = 38;

const KICKER_GAP = 2;

/** Returns the occasion, if the headline doesn't already name it. */
function setKicker({ page, features }: Canvas, headline: FilledField | undefined, measure: number) {
  if (!headline || !features.namesOpenHouse || /\bopen house\b/i.test(headline.text)) return undefined;
  const style = { ...type.overline, size: 13, min: 9, color: palette.gold };
  return page.set(toTextContent('Open house'), style, measure, { lines: 1 });
}
