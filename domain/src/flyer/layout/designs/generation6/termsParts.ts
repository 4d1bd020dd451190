import { LETTER_INDENT } from '../../formats/papers.ts';
import type { Canvas } from '../../page/canvas.ts';
import type { FilledField } from '../../page/fields.ts';
import { toTextContent } from '../../page/page.ts';
import type { Part } from '../../page/stack.ts';
import { palette } from '../../scene/palette.ts';
import type { TypeStyle } from '../../text/typeStyles.ts';

/**
 * Layout of an offer's terms: maximum share of the width for the names, gap between the columns, and the space above the first line and
 * above the others.
 */
const TERMS = { names: 0.45, between: 18, above: 14, gap: 3 };

/** Sets the terms of an offer as names and values in two columns. */
export function termsParts(
  { page }: Canvas,
  terms: readonly FilledField[],
  style: TypeStyle,
  inner: number,
): Part[] {
  const named = terms.map(({ field, content }) => {
    const name = page.set(
      toTextContent(field.label, field.key),
      { ...style, color: palette.stone },
      inner * TERMS.names,
      { lines: 2 },
    );
    return { name, content };
  });
  const column =
    Math.max(0, ...named.flatMap(({ name }) => name.lines.map((line) => line.width))) + TERMS.between;
  return named.map(({ name, content }, index) => {
    const value = page.set(content, style, inner - column, { lines: 2 });
    return {
      height: Math.max(name.height, value.height),
      gap: index === 0 ? TERMS.above : TERMS.gap,
      draw(y) {
        page.place(name, LETTER_INDENT, y);
        page.place(value, LETTER_INDENT + column, y);
      },
    };
  });
}
