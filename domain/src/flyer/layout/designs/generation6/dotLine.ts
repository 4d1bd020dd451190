import type { Canvas } from '../../page/canvas.ts';
import type { FilledField } from '../../page/fields.ts';
import { type Content, toTextContent } from '../../page/page.ts';
import type { Part } from '../../page/stack.ts';
import { lineWidth } from '../../people/cardText.ts';
import { palette } from '../../scene/palette.ts';
import { circle } from '../../scene/shapes.ts';
import { type } from '../../text/typeStyles.ts';
import { isSpeaker, toByline } from './byline.ts';

const MOST = 4;
/** The gap between two texts and the radius of the dot in it, as multiples of the text size. */
const DOT = { gap: 0.7, radius: 0.09 };

interface LineOptions {
  x: number;
  width: number;
  size: number;
  align: 'left' | 'center';
  gap?: number;
  color?: string;
}

/** Returns short texts on one line with dots between them, each linked to its field, or undefined if they don't fit on one line. */
export function dotLine(
  { page }: Canvas,
  contents: readonly Content[],
  { x, width, size, align, gap = 12, color = palette.ink }: LineOptions,
): (Part & { width: number }) | undefined {
  if (contents.length === 0 || contents.length > MOST) return undefined;
  const style = { ...type.value, size, min: size, leading: 1.3, color };
  const space = size * DOT.gap;
  const row = page.attempt(() => {
    const texts = contents.map((content) => page.set(content, style, width, { lines: 1 }));
    const total = texts.reduce((sum, text) => sum + lineWidth(text), space * 2 * (texts.length - 1));
    return total <= width && { texts, total };
  });
  if (!row) return undefined;
  const { texts, total } = row;
  const height = Math.max(...texts.map((text) => text.height));
  return {
    height,
    gap,
    width: total,
    draw(y) {
      let left = align === 'center' ? x + (width - total) / 2 : x;
      texts.forEach((text, index) => {
        if (index > 0)
          page.path(circle(left - space, y + height / 2, size * DOT.radius), { fill: palette.brass });
        page.place(text, left, y);
        left += lineWidth(text) + space * 2;
      });
    },
  };
}

/** Returns facts as phrases for such a line. Admission and web addresses need no label. */
export const toPhrases = (facts: readonly FilledField[]): Content[] =>
  facts.map((fact) => {
    if (isSpeaker(fact)) return toByline(fact);
    const isPlain = fact.field.type === 'url' || fact.field.key === 'admission';
    return isPlain ? fact.content : toTextContent(`${fact.field.label}: ${fact.text}`, fact.field.key);
  });
