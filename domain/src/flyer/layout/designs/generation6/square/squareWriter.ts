import type { Canvas } from '../../../page/canvas.ts';
import { type Content, toTextContent } from '../../../page/page.ts';
import { type Part, textPart } from '../../../page/stack.ts';
import { palette } from '../../../scene/palette.ts';
import { keepTownTogether } from '../../../text/keepTownTogether.ts';
import { type TypeStyle, type } from '../../../text/typeStyles.ts';
import type { SquareTexts } from '../../generation5/squareTexts.ts';
import { toOneMessage } from '../oneMessage.ts';

/** Size of a label or a listing agent on a home's image, in points. */
export const LABEL = 12;
/** Space between the image's edges and its text, in points. */
export const SQUARE_MARGIN = 24;

interface TextSpace {
  /** Space above the text, in points. */
  gap: number;
  /** Maximum number of lines. */
  lines: number;
}
type Write = (content: Content | undefined, style: TypeStyle, space: TextSpace) => Part[];

/** Returns a function that sets stacked texts at `x`, each at its size. A text that doesn't fit is reported as an issue. */
export function createTextWriter({ page }: Canvas, x: number, width: number): Write {
  return (content, style, { gap, lines }) =>
    content
      ? [textPart(page, page.set(content, { ...style, min: style.size }, width, { lines }), x, gap)]
      : [];
}

export const goldStyle = { ...type.value, color: palette.gold, leading: 1.15 };
export const softStyle = { ...type.lead, face: 'sans', color: palette.mist, leading: 1.25 } as const;
export const toPlace = ({ address }: Pick<SquareTexts, 'address'>) =>
  address && toTextContent(keepTownTogether(address.text), address.field.key);

/** Returns a home's texts as one message, or undefined if the flyer has other content to show. */
export function toMessage(given: SquareTexts): SquareTexts | undefined {
  const texts = toOneMessage(given);
  const isMore = texts.lead || texts.body || texts.callToAction || texts.facts.length > 1;
  return isMore ? undefined : texts;
}
