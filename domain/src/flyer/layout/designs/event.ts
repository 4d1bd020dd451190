import { brandMark, brandWidth } from '../brandMark.ts';
import { factsPart, SHORT_TYPES } from '../factsPart.ts';
import type { Canvas } from '../page/canvas.ts';
import { type FilledField, toCalendarDay } from '../page/fields.ts';
import { firstThatFits } from '../page/firstThatFits.ts';
import { type Content, toTextContent } from '../page/page.ts';
import { drawStack, type Part, stackHeight, textPart } from '../page/stack.ts';
import { contactBand } from '../people/contactBand.ts';
import { contactPanel } from '../people/contactPanel.ts';
import { picture } from '../picture.ts';
import { palette } from '../scene/palette.ts';
import { arch, box, line, polygon, rectangle } from '../scene/shapes.ts';
import { keepTownTogether } from '../text/keepTownTogether.ts';
import { withRestOfText } from '../text/restOfText.ts';
import { toScanLabel } from '../text/scanLabel.ts';
import { type TypeStyle, type } from '../text/typeStyles.ts';
import { isSameText } from '../text/withoutRepeats.ts';
import { topicsPart } from './generation5/topicsPart.ts';
import { invitationPage } from './generation6/invitation/invitationPage.ts';

const FRAME = 26;
const MIN_WINDOW = 96;
const MAX_WINDOW = 230;
/** Height of the picture on a page of the fifth generation, in points. */
const LARGE_WINDOW = 300;
const MIN_LARGE = 130;
/** Minimum height of a photo when the text needs room: an uploaded picture is never left out. */
const MIN_PHOTO = 44;
/** Minimum size of the topics, in points, which a large picture must not push below. */
const READABLE = 11;
/** Headline size when agenda and facts need the room. */
const COMPACT_HEADLINE = 32;
/** A postcard with two people: the headline fits on one line, and the frame is closer to its content. */
const CARD = { headline: 27, x: 60, top: 16, below: 19 };

/** Draws an invitation centered within a double rule. */
export function event(canvas: Canvas): void {
  if (canvas.features.hasDrawings) {
    invitationPage(canvas);
    return;
  }
  const { page, fields, width, height } = canvas;
  page.fill(box(0, 0, width, height), palette.card);
  const headline = fields.take('headline');
  const date = fields.takeOf('date', 'event_date');
  const time = fields.take('event_time', 'time', 'open_house_time');
  const venue = fields.takeOf('address', 'venue');
  const photo = fields.takeOf('image', 'photo');
  const callToAction = fields.take('call_to_action');
  const body = withRestOfText(canvas, fields.take('agenda', 'body')?.content);
  const host = canvas.input.officer.name;
  const facts = fields
    .takeAll(...SHORT_TYPES)
    // The host is shown below with a portrait.
    .filter(({ text }) => !canvas.features.hasReadableTopics || !isSameText(text, host));
  const isUnframed = !canvas.features.hasActionFrame;
  const label = toScanLabel(canvas.input);
  const bandTop = isUnframed
    ? contactBand(canvas, 'dark', label)
    : contactPanel(canvas, {
        ground: 'evergreen',
        callToAction,
        label,
      });
  page.fill(box(0, 0, width, bandTop), palette.paper);
  for (const [inset, weight] of [
    [FRAME - 5, 1.5],
    [FRAME, 0.5],
  ] as const) {
    const area = box(inset, inset, width - inset * 2, bandTop - inset * 2);
    page.path(rectangle(area), { stroke: palette.brass, strokeWidth: weight });
  }

  const { hasLargePictures } = canvas.features;
  const isTight = hasLargePictures && width < 560 && canvas.input.realtor !== undefined;
  const isLarge = hasLargePictures && width >= 560;
  const x = isTight ? CARD.x : 84;
  const inner = width - x * 2;
  const head = FRAME + (isTight ? CARD.top : 26);
  const end = bandTop - FRAME - (isTight ? CARD.below : 24);
  // Stays false after an unreadable try, even if a later one sets the topics apart: flyers were approved like that.
  let isReadable = true;
  /** Stacks the texts so that at least `minWindow` points of height stay free above them for the picture. */
  const usual = width < 560 ? 38 : isLarge ? 40 : 48;
  const stackBelow = (minWindow: number, headlineSize = usual): Part[] => {
    const parts: Part[] = [];
    let free = end - head - minWindow;
    const add = (part: Part) => {
      parts.push(part);
      free -= part.height + part.gap;
    };
    const write = (content: Content, style: TypeStyle, gap: number, limits: Parameters<typeof page.set>[3]) =>
      add(textPart(page, page.set(content, { ...style, align: 'center' }, inner, limits), x, gap));
    if (headline)
      write(headline.content, { ...type.display, size: headlineSize, color: palette.evergreen }, 18, {
        lines: 3,
        height: 126,
      });
    add(ornament(canvas));
    if (date || time) add(dateColumns(canvas, date, time, isLarge ? 1.2 : 1));
    if (venue) {
      const place = toTextContent(keepTownTogether(venue.text), venue.field.key);
      write(hasLargePictures ? place : venue.content, { ...type.lead, size: 15 }, 16, { lines: 3 });
    }
    const closing =
      isUnframed &&
      callToAction &&
      textPart(
        page,
        page.set(
          callToAction.content,
          { ...type.lead, face: 'serifItalic', size: 15, align: 'center', color: palette.evergreen },
          inner,
          { lines: 3 },
        ),
        x,
        14,
      );
    if (closing) free -= closing.height + closing.gap;
    const table =
      facts.length > 0 &&
      factsPart(
        canvas,
        facts,
        { x, width: inner },
        { columns: 3, maxHeight: Math.max(0, free - 24), align: 'center', gap: 16, size: 13 },
      );
    if (table) free -= table.height + table.gap;
    const topics = body && isLarge && topicsPart(canvas, body, { x, width: inner }, free);
    if (topics) add(topics);
    else if (body) {
      const style = { ...type.body, size: 12.5, align: 'center' } as const;
      const set = page.set(body, style, inner, { height: Math.max(0, free - 16) });
      isReadable = set.size >= READABLE || !canvas.features.hasReadableTopics;
      add(textPart(page, set, x, 16));
    }
    if (table) parts.push(table);
    if (closing) parts.push(closing);
    return parts;
  };
  // Shrink the picture before the text, and drop a drawn one if needed.
  const lowWindow = photo ? MIN_PHOTO : 0;
  const roomy = [isLarge ? MIN_LARGE : MIN_WINDOW, ...(hasLargePictures ? [lowWindow] : [])];
  const tightHeadline = isTight ? CARD.headline : COMPACT_HEADLINE;
  const parts =
    firstThatFits(page, roomy, (minWindow) => {
      const tried = stackBelow(minWindow);
      return isReadable && tried;
    }) ?? stackBelow(lowWindow, hasLargePictures ? tightHeadline : usual);

  const top = head;
  const max = isLarge ? LARGE_WINDOW : MAX_WINDOW;
  const widest = isLarge ? 340 : 240;
  const windowHeight = Math.min(max, end - top - stackHeight(parts) - 18);
  const hasWindow = photo !== undefined || windowHeight >= MIN_PHOTO;
  const window = box(
    width / 2 - Math.min(widest / 2, windowHeight * 0.8),
    top,
    Math.min(widest, windowHeight * 1.6),
    windowHeight,
  );
  if (hasWindow) picture(canvas, photo, window, { mood: 'dusk', clip: arch(window) });
  const stackTop = hasWindow ? top + windowHeight + 18 : top;
  drawStack(parts, stackTop + (end - stackTop - stackHeight(parts)) / 2);
  brandOnFrame(canvas, bandTop);
}

/** Draws the company name over a gap in the frame's lower rule. */
function brandOnFrame(canvas: Canvas, bandTop: number): void {
  const { page, width } = canvas;
  const y = bandTop - FRAME - 11;
  const wide = brandWidth(canvas, 340);
  page.fill(box(width / 2 - wide / 2 - 12, y - 3, wide + 24, 28), palette.paper);
  brandMark(canvas, { x: width / 2 - wide / 2, y: y - 3, width: 340 });
}

const ornament = ({ page, width }: Canvas): Part => ({
  height: 8,
  gap: 14,
  draw(y) {
    const middle = width / 2;
    page.path(line(middle - 90, y + 4, middle - 12, y + 4), { stroke: palette.gold, strokeWidth: 1 });
    page.path(line(middle + 12, y + 4, middle + 90, y + 4), { stroke: palette.gold, strokeWidth: 1 });
    page.path(polygon([middle, y], [middle + 5, y + 4], [middle, y + 8], [middle - 5, y + 4]), {
      fill: palette.gold,
    });
  },
});

/** Returns weekday, day and hour in three columns. */
function dateColumns(
  { page, width }: Canvas,
  date: FilledField | undefined,
  time: FilledField | undefined,
  scale: number,
): Part {
  const side = 130 * scale;
  const center = 96 * scale;
  const middle = width / 2;
  const day = toCalendarDay(date);
  const align = 'center';
  const word = { ...type.value, size: 15 * scale, min: 8, align, color: palette.evergreen } as const;
  const key = date?.field.key;
  if (!date || !day || !time) {
    const text = [day?.weekday, date?.text, time?.text].filter((part) => part).join('  |  ');
    const style = { ...type.title, align, role: 'P', color: palette.evergreen } as const;
    const set = page.set(toTextContent(text, key ?? time?.field.key), style, width - 168, { lines: 2 });
    return textPart(page, set, 84, 14);
  }
  const weekday = page.set(toTextContent(day.weekday, key), word, side, { lines: 1 });
  const month = page.set(
    toTextContent(`${day.month} ${day.year}`, key),
    { ...type.overline, align, size: 8.5 * scale, tracking: 80 },
    center,
    { lines: 1 },
  );
  const figure = page.set(
    toTextContent(String(day.day), key),
    { ...type.display, role: 'P', align, size: 54 * scale, leading: 1, color: palette.evergreen },
    center,
    { lines: 1 },
  );
  const hour = page.set(time.content, word, side, { lines: 2 });
  const height = month.height + figure.height;
  return {
    height,
    gap: 14,
    draw(y) {
      page.place(figure, middle - center / 2, page.place(month, middle - center / 2, y));
      page.place(weekday, middle - center / 2 - 14 - side, y + (height - weekday.height) / 2);
      page.place(hour, middle + center / 2 + 14, y + (height - hour.height) / 2);
      for (const x of [middle - center / 2 - 7, middle + center / 2 + 7]) {
        page.path(line(x, y + 8, x, y + height - 8), { stroke: palette.gold, strokeWidth: 1 });
      }
    },
  };
}
