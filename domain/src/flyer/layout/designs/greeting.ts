import { brandMark, brandWidth } from '../brandMark.ts';
import type { Canvas } from '../canvas.ts';
import { contactBand } from '../contactBand.ts';
import { isFifthDesign, isSixthDesign } from '../design.ts';
import { factsPart, SHORT_TYPES } from '../factsPart.ts';
import { palette } from '../palette.ts';
import { picture } from '../picture.ts';
import { box } from '../shapes.ts';
import { drawStack, type Part, stackHeight, textPart } from '../stack.ts';
import { withRestOfText } from '../text/restOfText.ts';
import { toReachLabel } from '../text/scanLabel.ts';
import { type } from '../text/typeStyles.ts';
import { withSignature } from '../text/withSignature.ts';

const LEAST_PICTURE = 90;
/** From the fifth generation on: a house is seen from its roof to its door. */
const ROOMY_PICTURE = 142;
/** From the sixth generation on, above a message that somebody signs; and above two people. */
const SIGNED_PICTURE = 130;
const SHARED_PICTURE = 90;
/** Of who signs the message, in points: a step larger than its usual size. */
const SIGNATURE = 24;
const SIGNATURE_GAP = 8;

/** A card of half a page: a picture, a name, a few words. */
export function greeting(canvas: Canvas): void {
  const { page, fields, width, height, margin } = canvas;
  page.fill(box(0, 0, width, height), palette.card);
  const client = fields.take('client_name', 'recipient');
  const headline = fields.take('headline');
  const said = withRestOfText(canvas, fields.take('message', 'body')?.content);
  const message = withSignature(canvas.input, said);
  const isSigned = message !== said;
  const photo = fields.takeOf('image', 'property_photo', 'photo');
  const callToAction = fields.take('call_to_action', 'closing');
  const facts = fields.takeAll(...SHORT_TYPES);
  const bandTop = contactBand(canvas, 'light', toReachLabel(canvas.input));
  const inner = width - margin * 2;

  const parts: Part[] = [];
  const isFifth = isFifthDesign(canvas.input);
  const isShared = isSixthDesign(canvas.input) && canvas.input.realtor !== undefined;
  const fifth = isSigned ? SIGNED_PICTURE : ROOMY_PICTURE;
  let free = bandTop - (isShared ? SHARED_PICTURE : isFifth ? fifth : LEAST_PICTURE) - 66;
  const add = (part: Part) => {
    parts.push(part);
    free -= part.height + part.gap;
  };
  const centered = { align: 'center' } as const;
  // A name of usual length stands on one line.
  const largest = isSixthDesign(canvas.input) ? 30 : 34;
  const big = { ...type.display, ...centered, size: largest, min: 18, color: palette.evergreen };
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
  if (message && said) {
    const style = {
      ...type.lead,
      ...centered,
      face: 'serifItalic',
      size: 18,
      min: 9.5,
      leading: isSixthDesign(canvas.input) ? 1.3 : 1.4,
      ...(isSixthDesign(canvas.input) && { gap: 0.25 }),
      isBalanced: isFifth,
      // In the company's serif: the layout's is too fine for text.
      isWordmark: isSixthDesign(canvas.input),
    } as const;
    const height = Math.max(0, free - 10);
    const signature = isSigned && { ...message, paragraphs: message.paragraphs.slice(-1) };
    const setName = (size: number) =>
      signature &&
      page.set(signature, { ...style, size, min: size, color: palette.evergreen, leading: 1.1 }, inner - 24, {
        lines: 2,
      });
    const most = setName(SIGNATURE);
    const room = most ? height - most.height - SIGNATURE_GAP : height;
    const text = page.set(said, style, inner - 24, { height: Math.max(0, room) });
    add(textPart(page, text, margin + 12, 10));
    const name = text.size < style.size ? setName(text.size) : most;
    if (name) add(textPart(page, name, margin + 12, SIGNATURE_GAP));
  }
  if (table) parts.push(table);
  if (closing) parts.push(closing);

  const air = isFifth ? 22 : 12;
  const pictureHeight = bandTop - 66 - stackHeight(parts) - air;
  picture(canvas, photo, box(0, 58, width, pictureHeight), 'dusk');
  // Above texts on the middle axis it stands there, too.
  const left = isSixthDesign(canvas.input) ? (width - brandWidth(canvas, inner)) / 2 : margin;
  brandMark(canvas, left, 17, inner);
  drawStack(parts, 58 + pictureHeight + 14);
}
