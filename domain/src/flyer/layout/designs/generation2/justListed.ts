import { brandTab } from '../../brandMark.ts';
import { factsPart, SHORT_TYPES } from '../../factsPart.ts';
import type { Canvas } from '../../page/canvas.ts';
import type { FilledField } from '../../page/fields.ts';
import { drawStack, type Part, stackHeight, textPart } from '../../page/stack.ts';
import { contactPanel } from '../../people/contactPanel.ts';
import { palette } from '../../scene/palette.ts';
import { box, roundedBox } from '../../scene/shapes.ts';
import { withRestOfText } from '../../text/restOfText.ts';
import { type } from '../../text/typeStyles.ts';
import { drawAddressPanel, drawPictures, hasPicture, takePictures } from './listingPictures.ts';

const MIN_PHOTO = 215;
/** Share of the headline plate's height that overlaps the photo. */
const OVERLAP = 0.9;

/** Draws a photo over more than half of the page, with headline and price on a plate at its edge. */
export function justListed(canvas: Canvas): void {
  const { page, fields, width, margin } = canvas;
  const headline = fields.take('headline');
  const address = fields.takeOf('address', 'property_address');
  const price = fields.take('list_price', 'price');
  const pictures = takePictures(fields);
  const callToAction = fields.take('call_to_action');
  const body = withRestOfText(canvas, fields.take('body', 'description')?.content);
  const facts = fields.takeAll(...SHORT_TYPES);
  const bandTop = contactPanel(canvas, { ground: 'evergreen', callToAction });
  const isPictured = hasPicture(pictures, address);
  const inner = width - margin * 2;

  let free = bandTop - MIN_PHOTO - 20;
  const parts: Part[] = [];
  const add = (part: Part) => {
    parts.push(part);
    free -= part.height + part.gap;
  };
  const plate = headlinePart(canvas, headline, isPictured ? address : undefined, price);
  const raised = (plate?.height ?? 0) * (isPictured ? OVERLAP : 0);
  if (plate) free -= plate.height - raised;
  if (facts.length > 0 && isPictured) {
    add(
      factsPart(
        canvas,
        facts,
        { x: margin, width: inner },
        { columns: 4, maxHeight: free - (body ? 60 : 24), gap: 12, size: 20 },
      ),
    );
  }
  if (body)
    add(textPart(page, page.set(body, type.body, inner, { height: Math.max(0, free - 10) }), margin, 10));

  const below = stackHeight(parts) + (parts.length > 0 ? 18 : 14);
  const plateBelow = (plate?.height ?? 0) - raised;
  const edge = bandTop - below - plateBelow;
  const area = box(0, 0, width, edge);
  if (isPictured) drawPictures(canvas, pictures, area, { covered: { top: 0, bottom: raised } });
  else if (address) {
    // Without a photo, the facts go in the panel instead of on the page below.
    drawAddressPanel(canvas, { address, facts }, area, { top: 74 });
  }
  brandTab(canvas);
  let y = edge;
  if (plate) {
    y -= raised;
    if (isPictured)
      page.path(roundedBox(box(margin - 12, y, inner + 24, plate.height), 8), { fill: palette.card });
    plate.draw(y);
    y += plate.height;
  }
  drawStack(parts, y + 8);
}

/** Returns headline and address on the left with the price on the right. */
function headlinePart(
  { page, margin, width }: Canvas,
  headline: FilledField | undefined,
  address: FilledField | undefined,
  price: FilledField | undefined,
): Part | undefined {
  const inner = width - margin * 2;
  const priceWidth = price ? 156 : 0;
  const measure = inner - priceWidth - (price ? 20 : 0);
  const left: Part[] = [];
  if (headline) {
    const style = { ...type.display, size: 30, min: 14 };
    left.push(textPart(page, page.set(headline.content, style, measure, { lines: 3, height: 84 }), margin));
  }
  if (address) {
    const style = { ...type.lead, size: 15, color: palette.stone };
    left.push(textPart(page, page.set(address.content, style, measure, { lines: 3 }), margin, 3));
  }
  if (left.length === 0 && !price) return undefined;
  const right: Part[] = [];
  if (price) {
    const label = { ...type.label, size: 9.5, align: 'right' } as const;
    const value = {
      ...type.title,
      size: 30,
      min: 14,
      color: palette.brass,
      align: 'right',
      role: 'P',
    } as const;
    const x = margin + inner - priceWidth;
    const name = { paragraphs: [{ type: 'paragraph' as const, spans: [{ text: price.field.label }] }] };
    right.push(
      textPart(page, page.set({ ...name, field: price.field.key }, label, priceWidth, { lines: 1 }), x),
    );
    right.push(textPart(page, page.set(price.content, value, priceWidth, { lines: 1 }), x));
  }
  const content = Math.max(stackHeight(left), stackHeight(right));
  return {
    height: content + 24,
    gap: 0,
    draw(y) {
      drawStack(left, y + 12 + (content - stackHeight(left)) / 2);
      drawStack(right, y + 12 + (content - stackHeight(right)) / 2);
    },
  };
}
