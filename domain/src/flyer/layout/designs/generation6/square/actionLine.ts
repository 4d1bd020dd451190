import type { Canvas } from '../../../page/canvas.ts';
import { firstThatFits } from '../../../page/firstThatFits.ts';
import type { Content } from '../../../page/page.ts';
import { type Part, textPart } from '../../../page/stack.ts';
import { palette } from '../../../scene/palette.ts';
import { type } from '../../../text/typeStyles.ts';

const SIZES = [19, 15, 12] as const;

/** Returns the call to action in bold. It doesn't look like a button, because nothing on an image can be clicked. */
export function actionLine(
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
  const style = { ...type.value, leading: 1.25, align, color: palette.evergreen };
  const line = firstThatFits(page, SIZES, (size) =>
    page.setIfWhole(content, { ...style, size, min: size, isBalanced: false }, width, { lines: 1 }),
  );
  const text =
    line ?? page.set(content, { ...style, size: 15, min: 12, isBalanced: true }, width, { lines: 3 });
  return [textPart(page, text, x, gap)];
}
