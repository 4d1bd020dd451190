import { CARD_WIDTH } from '../../actionFrame.ts';
import type { Canvas } from '../../page/canvas.ts';
import type { FilledField } from '../../page/fields.ts';
import type { Part } from '../../page/stack.ts';
import { lineWidth } from '../../people/cardText.ts';
import { palette } from '../../scene/palette.ts';
import { type } from '../../text/typeStyles.ts';
import { setByline } from './byline.ts';
import { dotLine } from './dotLine.ts';
import { toHomeParts } from './homeLine.ts';

const SIZES = { page: 15, card: 12 };
const GAP = 3;
/** Space between the home's facts and the listing agent, in points. */
const BETWEEN = 24;

/**
 * Sets a home's facts on one line with the listing agent to the right or below, and returns this with the facts that aren't on the line.
 * Returns undefined if there is neither, or no room.
 */
export function setHome(
  canvas: Canvas,
  facts: readonly FilledField[],
  agent: FilledField | undefined,
  width: number,
): { part: Part; others: FilledField[] } | undefined {
  const { page, margin } = canvas;
  const size = canvas.width < CARD_WIDTH ? SIZES.card : SIZES.page;
  const parts = toHomeParts(facts);
  const contents = parts.map(({ content }) => content);
  const line = dotLine(canvas, contents, { x: margin, width, size, align: 'left', gap: GAP });
  const soft = { ...type.label, size: 10, min: 8.5, color: palette.stone };
  const byline = agent && setByline(page, agent, soft, width);
  const others = line ? facts.filter((fact) => parts.every((part) => part.fact !== fact)) : [...facts];
  if (!line && !byline) return undefined;
  const isBeside = line && byline?.lines.length === 1 && lineWidth(byline) + BETWEEN <= width - line.width;
  const bylineX = isBeside ? margin + width - lineWidth(byline) : margin;
  const below = byline && !isBeside ? byline.height + (line ? 2 : 0) : 0;
  return {
    others,
    part: {
      height: (line?.height ?? 0) + below,
      gap: GAP,
      draw(y) {
        line?.draw(y);
        if (!byline) return;
        const high = line?.height ?? 0;
        page.place(byline, bylineX, isBeside ? y + (high - byline.height) / 2 : y + high + (line ? 2 : 0));
      },
    },
  };
}
