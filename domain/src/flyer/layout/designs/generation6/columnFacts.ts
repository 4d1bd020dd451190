import { factsPart } from '../../factsPart.ts';
import type { Canvas } from '../../page/canvas.ts';
import type { FilledField } from '../../page/fields.ts';
import { type Content, toTextContent } from '../../page/page.ts';
import { type Part, stackHeight, textPart } from '../../page/stack.ts';
import { palette } from '../../scene/palette.ts';
import { line } from '../../scene/shapes.ts';
import { type } from '../../text/typeStyles.ts';
import { toHomeParts } from './homeLine.ts';

const SIZE = 19;
/** Larger sizes with a hairline between facts, used if the column has room. */
const ROOMY = { size: 24, gap: 11, min: 40 };
const RULE = { gap: 18, below: 16 };
/** Hairline color on the column's dark background. */
const HAIRLINE = '#4a6b5c';
/** More or longer facts than these have a label above each. */
const PLAIN = { max: 2, long: 16 };

/** Returns a home's facts as one block below its price: bedrooms, bathrooms and area on a line each, the rest smaller. */
export function columnFacts(
  canvas: Canvas,
  facts: readonly FilledField[],
  { x, width }: { x: number; width: number },
  maxHeight: number,
): Part[] {
  const { page } = canvas;
  const home = toHomeParts(facts);
  const others = facts.filter((fact) => home.every((part) => part.fact !== fact));
  const isPlain =
    others.length <= PLAIN.max &&
    others.every(({ field, text }) => `${field.label} ${text}`.length <= PLAIN.long);
  const table = (some: readonly FilledField[], room: number, gap: number) =>
    factsPart(
      canvas,
      some,
      { x, width },
      {
        columns: some.length > 4 ? 2 : 1,
        maxHeight: Math.max(0, room),
        gap,
        tone: 'dark',
        size: SIZE,
      },
    );
  if (home.length === 0) return facts.length > 0 ? [table(facts, maxHeight, 18)] : [];
  const write = (content: Content, gap: number, size = SIZE) =>
    textPart(
      page,
      page.set(
        content,
        { ...type.value, size, min: Math.min(size, 15), leading: 1.3, color: palette.card },
        width,
        {
          lines: 1,
        },
      ),
      x,
      gap,
    );
  const hairline: Part = {
    height: 0.75,
    gap: ROOMY.gap,
    draw: (y) => page.path(line(x, y, x + width, y), { stroke: HAIRLINE, strokeWidth: 0.75 }),
  };
  const rule: Part = {
    height: 1,
    gap: RULE.gap,
    draw: (y) => page.path(line(x, y, x + width, y), { stroke: palette.gold, strokeWidth: 1 }),
  };
  const contents = [
    ...home.map(({ content }) => content),
    ...(isPlain ? others.map(({ field, text }) => toTextContent(`${field.label} ${text}`, field.key)) : []),
  ];
  const isAll = isPlain || others.length === 0;
  const roomy = page.attempt(() => {
    const parts = [
      rule,
      ...contents.flatMap((content, index) =>
        index === 0
          ? [write(content, RULE.below, ROOMY.size)]
          : [hairline, write(content, ROOMY.gap, ROOMY.size)],
      ),
    ];
    return isAll && maxHeight - stackHeight(parts) >= ROOMY.min && parts;
  });
  if (roomy) return roomy;
  const lines = page.attempt(() => {
    const parts = [rule, ...contents.map((content, index) => write(content, index === 0 ? RULE.below : 5))];
    return stackHeight(parts) <= maxHeight && parts;
  });
  if (!lines) return [table(facts, maxHeight, 18)];
  const room = maxHeight - stackHeight(lines);
  return isAll ? lines : [...lines, table(others, room - RULE.gap, RULE.gap)];
}
