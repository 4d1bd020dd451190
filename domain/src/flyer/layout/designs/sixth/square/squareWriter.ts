import type { Canvas } from '../../../page/canvas.ts';
import { type Content, toTextContent } from '../../../page/page.ts';
import { type Part, textPart } from '../../../page/stack.ts';
import { palette } from '../../../scene/palette.ts';
import { type TypeStyle, type } from '../../../text/typeStyles.ts';
import { withTownTogether } from '../../../text/withTownTogether.ts';
import type { SquareTexts } from '../../fifth/squareTexts.ts';
import { toOneMessage } from '../oneMessage.ts';

/** Of a label on a home's image, and of who lists it, in points. */
export const LABEL = 12;
/** From each of the image's edges to its texts, in points. */
export const EDGE = 24;

type Write = (content: Content | undefined, style: TypeStyle, gap: number, lines: number) => Part[];

/** Sets texts below each other at `x`, each in its size or, where it has no room, with an issue. */
export function writer({ page }: Canvas, x: number, width: number): Write {
  return (content, style, gap, lines) =>
    content
      ? [textPart(page, page.set(content, { ...style, min: style.size }, width, { lines }), x, gap)]
      : [];
}

export const gold = { ...type.value, color: palette.gold, leading: 1.15 };
export const soft = { ...type.lead, face: 'sans', color: palette.mist, leading: 1.25 } as const;
export const toPlace = ({ address }: Pick<SquareTexts, 'address'>) =>
  address && toTextContent(withTownTogether(address.text), address.field.key);

/** Returns what a home's image says in one message; undefined where something else has to be said. */
export function toMessage(given: SquareTexts): SquareTexts | undefined {
  const texts = toOneMessage(given);
  const isMore = texts.lead || texts.body || texts.callToAction || texts.facts.length > 1;
  return isMore ? undefined : texts;
}
