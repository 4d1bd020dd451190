import { brandMark } from '../brandMark.ts';
import { factsPart, SHORT_TYPES } from '../factsPart.ts';
import type { Canvas } from '../page/canvas.ts';
import { drawStack, type Part, stackHeight, textPart } from '../page/stack.ts';
import { contactBand } from '../people/contactBand.ts';
import { picture } from '../picture.ts';
import { palette } from '../scene/palette.ts';
import { box } from '../scene/shapes.ts';
import { withRestOfText } from '../text/restOfText.ts';
import { toReachLabel } from '../text/scanLabel.ts';
import { type } from '../text/typeStyles.ts';
import { greetingCard } from './generation6/greeting/greetingCard.ts';

const MIN_PICTURE = 90;
/** From the fifth generation on: tall enough to show a house from its roof to its door, in points. */
const ROOMY_PICTURE = 142;

/** Draws a half-page card: a picture, a name, a few words. */
export function greeting(canvas: Canvas): void {
  if (canvas.features.hasDrawings) {
    greetingCard(canvas);
    return;
  }
  const { page, fields, width, height, margin } = canvas;
  page.fill(box(0, 0, width, height), palette.card);
  const client = fields.take('client_name', 'recipient');
  const headline = fields.take('headline');
  const message = withRestOfText(canvas, fields.take('message', 'body')?.content);
  const photo = fields.takeOf('image', 'property_photo', 'photo');
  const callToAction = fields.take('call_to_action', 'closing');
  const facts = fields.takeAll(...SHORT_TYPES);
  const bandTop = contactBand(canvas, 'light', toReachLabel(canvas.input));
  const inner = width - margin * 2;

  const parts: Part[] = [];
  const { hasLargePictures } = canvas.features;
  let free = bandTop - (hasLargePictures ? ROOMY_PICTURE : MIN_PICTURE) - 66;
  const add = (part: Part) => {
    parts.push(part);
    free -= part.height + part.gap;
  };
  const centered = { align: 'center' } as const;
  const big = { ...type.display, ...centered, size: 34, min: 18, color: palette.evergreen };
  const small = { ...type.overline, ...centered, size: 9 };
  if (client)
    add(textPart(page, page.set(client.content, headline ? small : big, inner, { lines: 2 }), margin));
  if (headline)
    add(textPart(page, page.set(headline.content, big, inner, { lines: 3, height: 100 }), margin, 4));
  const closing =
    callToAction &&
    textPart(
      page,
      page.set(callToAction.content, { ...type.value, ...centered, color: palette.brass }, inner, {
        lines: 2,
      }),
      margin,
      10,
    );
  if (closing) free -= closing.height + closing.gap;
  const table =
    facts.length > 0 &&
    factsPart(
      canvas,
      facts,
      { x: margin, width: inner },
      { columns: 2, maxHeight: Math.max(0, free - 24), align: 'center', size: 13 },
    );
  if (table) free -= table.height + table.gap;
  if (message) {
    const style = {
      ...type.lead,
      ...centered,
      face: 'serifItalic',
      size: 18,
      min: 9.5,
      leading: 1.4,
      isBalanced: hasLargePictures,
    } as const;
    const text = page.set(message, style, inner - 24, { height: Math.max(0, free - 10) });
    add(textPart(page, text, margin + 12, 10));
  }
  if (table) parts.push(table);
  if (closing) parts.push(closing);

  const air = hasLargePictures ? 22 : 12;
  const pictureHeight = bandTop - 66 - stackHeight(parts) - air;
  picture(canvas, photo, box(0, 58, width, pictureHeight), { mood: 'dusk' });
  brandMark(canvas, { x: margin, y: 17, width: inner });
  drawStack(parts, 58 + pictureHeight + 14);
}
