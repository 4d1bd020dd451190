import { brandMark } from '../../brandMark.ts';
import { factsPart, SHORT_TYPES } from '../../factsPart.ts';
import type { Canvas } from '../../page/canvas.ts';
import { drawStack, type Part, stackHeight, textPart } from '../../page/stack.ts';
import { contactPanel } from '../../people/contactPanel.ts';
import { palette } from '../../scene/palette.ts';
import { box, rounded, roundedBox } from '../../scene/shapes.ts';
import { withRestOfText } from '../../text/restOfText.ts';
import { type } from '../../text/typeStyles.ts';
import { placePart, plaque } from '../openHouse.ts';
import { drawAddressPanel, drawPictures, hasPicture, takePictures } from './listingPictures.ts';

const MIN_PHOTO = 190;
const TOP = 34;
/** Size of the notch in the photo that holds the company name, in points. */
const NOTCH = { width: 232, height: 44 };

/** Draws a framed photo with day and hour on a plaque that overlaps it, and the text below. */
export function openHouse(canvas: Canvas): void {
  const { page, fields, width, height, margin } = canvas;
  page.fill(box(0, 0, width, height), palette.paper);
  const headline = fields.take('headline');
  const date = fields.takeOf('date', 'open_house_date', 'event_date');
  const time = fields.take('open_house_time', 'event_time', 'time');
  const address = fields.takeOf('address', 'property_address');
  const price = fields.take('list_price', 'price');
  const pictures = takePictures(fields);
  const callToAction = fields.take('call_to_action');
  const body = withRestOfText(canvas, fields.take('body', 'description')?.content);
  const facts = fields.takeAll(...SHORT_TYPES);
  const bandTop = contactPanel(canvas, { ground: 'rule', callToAction });
  const isPictured = hasPicture(pictures, address);
  const inner = width - margin * 2;

  let free = bandTop - TOP - MIN_PHOTO - 24;
  const parts: Part[] = [];
  const add = (part: Part) => {
    parts.push(part);
    free -= part.height + part.gap;
  };
  if (headline) {
    const style = { ...type.display, size: 36, min: 20, color: palette.evergreen };
    add(textPart(page, page.set(headline.content, style, inner, { lines: 2, height: 80 }), margin));
  }
  const place = placePart(
    canvas,
    { address: isPictured ? address : undefined, price: isPictured ? price : undefined },
    { width: inner },
  );
  if (place) {
    place.gap = 4;
    add(place);
  }
  if (facts.length > 0 && isPictured) {
    add(
      factsPart(
        canvas,
        facts,
        { x: margin, width: inner },
        { columns: 4, maxHeight: free - (body ? 60 : 24), size: 20 },
      ),
    );
  }
  if (body)
    add(textPart(page, page.set(body, type.body, inner, { height: Math.max(0, free - 12) }), margin, 10));

  const frame = box(margin, TOP, inner, bandTop - TOP - 22 - stackHeight(parts));
  const clip = roundedBox(frame, 10);
  if (isPictured) drawPictures(canvas, pictures, frame, { clip, covered: { top: NOTCH.height, bottom: 0 } });
  else if (address) {
    const shownFacts = [price, ...facts].filter((fact) => fact !== undefined);
    drawAddressPanel(canvas, { address, facts: shownFacts }, frame, { top: 150, tone: 'light', clip });
  }
  const notch = box(frame.x + frame.width - NOTCH.width, frame.y - 1, NOTCH.width + 1, NOTCH.height);
  page.path(rounded(notch, [0, 0, 0, 10]), { fill: palette.paper });
  brandMark(canvas, { x: notch.x + 14, y: frame.y + 4, width: NOTCH.width - 14 });
  plaque(canvas, { date, time }, { x: frame.x + 22, y: frame.y - 12 });
  drawStack(parts, frame.y + frame.height + 12);
}
