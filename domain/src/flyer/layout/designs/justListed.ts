import { brandTab } from '../brandMark.ts';
import { callToActionPart } from '../callToAction.ts';
import { factsPart, SHORT_TYPES } from '../factsPart.ts';
import type { Canvas } from '../page/canvas.ts';
import { toTextContent } from '../page/page.ts';
import { drawStack, type Part, stackHeight, textPart } from '../page/stack.ts';
import { contactBand } from '../people/contactBand.ts';
import { picture } from '../picture.ts';
import { palette } from '../scene/palette.ts';
import { box, roundedBox } from '../scene/shapes.ts';
import { withRestOfText } from '../text/restOfText.ts';
import { type } from '../text/typeStyles.ts';

const PRICE_WIDTH = 188;
const MIN_PHOTO = 170;

/** Draws a full-width photo with the price on a plate at its edge. */
export function justListed(canvas: Canvas): void {
  const { page, fields, width, margin } = canvas;
  const headline = fields.take('headline');
  const address = fields.takeOf('address', 'property_address');
  const price = fields.take('list_price', 'price');
  const photo = fields.takeOf('image', 'property_photo', 'photo');
  const callToAction = fields.take('call_to_action');
  const body = withRestOfText(canvas, fields.take('body', 'description')?.content);
  const facts = fields.takeAll(...SHORT_TYPES);
  const bandTop = contactBand(canvas, 'dark');

  const inner = width - margin * 2;
  let free = bandTop - MIN_PHOTO - 54;
  const parts: Part[] = [];
  const add = (part: Part) => {
    parts.push(part);
    free -= part.height + part.gap;
  };
  if (headline)
    add(
      textPart(
        page,
        page.set(headline.content, { ...type.display, size: 38 }, inner, { lines: 3, height: 94 }),
        margin,
      ),
    );
  if (address) {
    const style = { ...type.lead, size: 16, color: palette.stone };
    add(textPart(page, page.set(address.content, style, inner, { lines: 3 }), margin, 8));
  }
  const closing = callToAction && callToActionPart(canvas, callToAction.content, inner);
  if (closing) free -= closing.height + closing.gap;
  if (facts.length > 0)
    add(
      factsPart(
        canvas,
        facts,
        { x: margin, width: inner },
        { columns: 4, maxHeight: free - 30, gap: 14, valueStyle: { ...type.heading, size: 15, role: 'P' } },
      ),
    );
  if (body)
    add(textPart(page, page.set(body, type.body, inner, { height: Math.max(0, free - 12) }), margin, 12));
  if (closing) parts.push(closing);

  const photoHeight = bandTop - 54 - stackHeight(parts);
  picture(canvas, photo, box(0, 0, width, photoHeight));
  brandTab(canvas);
  if (price) {
    const plate = box(width - margin - PRICE_WIDTH, photoHeight - 64, PRICE_WIDTH, 82);
    page.path(roundedBox(plate, 6), { fill: palette.evergreen });
    const centered = { x: plate.x + 12, y: plate.y + 14, width: plate.width - 24 };
    const label = { ...type.overline, color: palette.gold, align: 'center', size: 8 } as const;
    const below = page.write(toTextContent(price.field.label, price.field.key), label, centered, {
      lines: 1,
    });
    const value = {
      ...type.title,
      size: 30,
      min: 12,
      color: palette.card,
      align: 'center',
      role: 'P',
    } as const;
    page.write(price.content, value, { ...centered, y: below + 2 }, { lines: 1 });
  }
  drawStack(parts, photoHeight + 30);
}
