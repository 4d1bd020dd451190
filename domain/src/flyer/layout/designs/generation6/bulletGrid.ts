import type { Canvas } from '../../page/canvas.ts';
import type { Content } from '../../page/page.ts';
import type { Part } from '../../page/stack.ts';
import type { TypeStyle } from '../../text/typeStyles.ts';

const GRID = { gap: 28, row: 12 };
/** With fewer bullets than this, they are stacked. */
const MIN_BULLETS = 3;

/**
 * Returns bullets in two columns across a page. A last paragraph that isn't a bullet, such as the cost, fills the cell left by an odd
 * number of bullets, or goes below them. Returns undefined if there are few bullets, a cell would stay empty, other paragraphs aren't
 * bullets either, or they don't fit.
 */
export function bulletGrid(
  { page, width, margin }: Canvas,
  body: Content,
  style: TypeStyle,
  room: number,
): Part | undefined {
  const last = body.paragraphs.at(-1);
  const isClosed = last !== undefined && last.type !== 'bullet';
  const paragraphs = isClosed ? body.paragraphs.slice(0, -1) : body.paragraphs;
  const isOdd = paragraphs.length % 2 === 1;
  if (paragraphs.length < MIN_BULLETS || (isOdd && !isClosed)) return undefined;
  if (paragraphs.some(({ type: kind }) => kind !== 'bullet')) return undefined;
  const each = (width - margin * 2 - GRID.gap) / 2;
  const fixed = { ...style, min: style.size };
  const set = page.attempt(() => {
    const cells = (isOdd ? body.paragraphs : paragraphs).map((one) =>
      page.set({ ...body, paragraphs: [one] }, fixed, each),
    );
    const rows = cells.flatMap((left, index) => (index % 2 === 0 ? [[left, cells[index + 1]] as const] : []));
    const heights = rows.map(([left, right]) => Math.max(left.height, right?.height ?? 0));
    const grid = heights.reduce((sum, one) => sum + one, GRID.row * (rows.length - 1));
    const closing =
      isClosed && !isOdd ? page.set({ ...body, paragraphs: [last] }, fixed, width - margin * 2) : undefined;
    const height = grid + (closing ? GRID.row + closing.height : 0);
    return height <= room && { rows, heights, closing, height };
  });
  if (!set) return undefined;
  const { rows, heights, closing, height } = set;
  return {
    height,
    gap: 0,
    draw(y) {
      let top = y;
      for (const [index, [left, right]] of rows.entries()) {
        page.place(left, margin, top);
        if (right) page.place(right, margin + each + GRID.gap, top);
        top += (heights[index] ?? 0) + GRID.row;
      }
      if (closing) page.place(closing, margin, top);
    },
  };
}
