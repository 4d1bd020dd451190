import { reportNoRoom } from '../../factsPart.ts';
import type { Canvas } from '../../page/canvas.ts';
import { toTextContent } from '../../page/page.ts';
import type { Part } from '../../page/stack.ts';
import { palette } from '../../scene/palette.ts';
import { line } from '../../scene/shapes.ts';
import { type } from '../../text/typeStyles.ts';
import { RATE_COLUMNS, type RateRow } from '../rateRows.ts';

/** Height limits of a row, and the height of the line with the column headings, in points. */
const MAX_ROW = 46;
const MIN_ROW = 24;
const LARGE_ROW = 28;
const HEAD = 20;
/** Size of the figures as a share of the row height. */
const FIGURE = 0.64;

/** Returns a table of rates on a dark background. Rate and APR are side by side in one size (12 CFR 1026.24(c)). */
export function ratesPart(
  { page, margin, width }: Canvas,
  rows: readonly RateRow[],
  maxHeight: number,
): { part: Part; isLarge: boolean } | undefined {
  if (rows.length === 0) return undefined;
  const inner = width - margin * 2;
  const columns = RATE_COLUMNS.map(([, title], index) => ({ title, index })).filter(({ index }) =>
    rows.some(({ cells }) => cells[index]),
  );
  const row = Math.floor(Math.min(MAX_ROW, (maxHeight - HEAD) / rows.length));
  const shown = row >= MIN_ROW ? rows : rows.slice(0, Math.max(0, Math.floor((maxHeight - HEAD) / MIN_ROW)));
  for (const { key } of rows.slice(shown.length)) reportNoRoom(page, key);
  const height = Math.max(row, MIN_ROW);
  const column = inner * (columns.length > 2 ? 0.2 : 0.26);
  const nameWidth = inner - columns.length * column - 8;
  const left = (order: number) => margin + inner - (columns.length - order) * column;
  const figure = {
    ...type.title,
    size: height * FIGURE,
    min: 12,
    tracking: 0,
    align: 'right',
    role: 'P',
    color: palette.card,
  } as const;
  const part: Part = {
    height: HEAD + height * shown.length,
    gap: 8,
    draw(top) {
      columns.forEach(({ title }, order) => {
        const style = {
          ...type.label,
          size: 12,
          face: 'sansBold',
          align: 'right',
          color: palette.gold,
        } as const;
        page.write(toTextContent(title), style, { x: left(order), y: top, width: column }, { lines: 1 });
      });
      shown.forEach(({ name, key, cells }, index) => {
        const y = top + HEAD + index * height;
        page.path(line(margin, y, margin + inner, y), { stroke: palette.moss, strokeWidth: 0.75 });
        const style = {
          ...type.heading,
          size: height * 0.5,
          min: 11,
          role: 'P',
          color: palette.card,
        } as const;
        const title = page.set(toTextContent(name, key), style, nameWidth, { lines: 2, height: height - 2 });
        page.place(title, margin, y + (height - title.height) / 2);
        columns.forEach((one, order) => {
          const content = cells[one.index]?.content ?? toTextContent('–');
          const text = page.set(content, figure, column, { lines: 1 });
          page.place(text, left(order), y + (height - text.height) / 2);
        });
      });
    },
  };
  return { part, isLarge: row >= LARGE_ROW };
}
