import type { Canvas } from '../../../page/canvas.ts';
import type { Content } from '../../../page/page.ts';
import type { Part } from '../../../page/stack.ts';
import { lineWidth } from '../../../people/cardText.ts';
import { palette } from '../../../scene/palette.ts';
import { box, roundedBox } from '../../../scene/shapes.ts';
import { type } from '../../../text/typeStyles.ts';

const PAD = { across: 18, down: 7 };
const SIZES = [15, 12] as const;

/** What to do next as a button, which an image has in place of a code; in bold letters where it takes more than a line. */
export function actionPill(
  { page }: Canvas,
  content: Content | undefined,
  {
    x,
    width,
    align = 'left',
    gap = 12,
  }: { x: number; width: number; align?: 'left' | 'center'; gap?: number },
): Part[] {
  if (!content) return [];
  const { length } = page.issues;
  for (const size of SIZES) {
    const style = { ...type.value, size, min: size, leading: 1.25, color: palette.card };
    const text = page.set(content, style, width - PAD.across * 2, { lines: 1 });
    if (text.overflow === 0 && page.issues.length === length) {
      const wide = lineWidth(text) + PAD.across * 2;
      const height = text.height + PAD.down * 2;
      const left = align === 'center' ? x + (width - wide) / 2 : x;
      return [
        {
          height,
          gap,
          draw(y) {
            page.path(roundedBox(box(left, y, wide, height), height / 2), { fill: palette.evergreen });
            page.place(text, left + PAD.across, y + PAD.down);
          },
        },
      ];
    }
    page.issues.length = length;
  }
  const bold = {
    ...type.value,
    size: 15,
    min: 12,
    align,
    color: palette.evergreen,
    isBalanced: true,
  } as const;
  const text = page.set(content, bold, width, { lines: 3 });
  return [{ height: text.height, gap, draw: (y) => page.place(text, x, y) }];
}
