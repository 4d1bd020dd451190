import type { Canvas } from '../../../page/canvas.ts';
import type { Content } from '../../../page/page.ts';
import type { Part } from '../../../page/stack.ts';
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
  const { length } = page.issues;
  const toPart = (size: number, min: number, lines: number): Part | undefined => {
    const style = { ...type.value, size, min, leading: 1.25, align, color: palette.evergreen };
    const text = page.set(content, { ...style, isBalanced: lines > 1 }, width, { lines });
    if (lines === 1 && (text.overflow > 0 || page.issues.length > length)) {
      page.issues.length = length;
      return undefined;
    }
    return { height: text.height, gap, draw: (y) => page.place(text, x, y) };
  };
  for (const size of SIZES) {
    const part = toPart(size, size, 1);
    if (part) return [part];
  }
  const part = toPart(15, 12, 3);
  return part ? [part] : [];
}
