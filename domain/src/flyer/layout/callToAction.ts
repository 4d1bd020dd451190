import type { Canvas } from './page/canvas.ts';
import type { Content } from './page/page.ts';
import type { Part } from './page/stack.ts';
import { palette } from './scene/palette.ts';
import { line } from './scene/shapes.ts';
import { type } from './text/typeStyles.ts';

/** Returns the call to action as one sentence in italics after a short rule. */
export function callToActionPart(
  { page, margin }: Canvas,
  content: Content,
  width: number,
  x = margin,
): Part {
  const style = { ...type.lead, face: 'serifItalic', size: 15, color: palette.evergreen } as const;
  const text = page.set(content, style, width - 46, { lines: 3 });
  return {
    height: text.height,
    gap: 14,
    draw(y) {
      const middle = y + text.size * text.style.leading * 0.5;
      page.path(line(x, middle, x + 32, middle), { stroke: palette.gold, strokeWidth: 2 });
      page.place(text, x + 46, y);
    },
  };
}
