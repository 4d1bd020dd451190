import type { Canvas } from './canvas.ts';
import type { FilledField } from './fields.ts';
import { toTextContent } from './page.ts';
import { palette } from './palette.ts';
import { line } from './shapes.ts';
import type { Part } from './stack.ts';
import { type TypeStyle, type } from './text/typeStyles.ts';

/** Fields that are one line each. */
export const SHORT_TYPES = ['string', 'number', 'date', 'phone', 'email', 'url', 'address'] as const;

interface FactOptions {
  columns: number;
  maxHeight: number;
  gap?: number;
  valueStyle?: TypeStyle;
  labelStyle?: TypeStyle;
  align?: 'left' | 'center';
}

/** Label over value, several to a row, rules between. What finds no row is reported at its field. */
export function factsPart(
  { page }: Canvas,
  facts: readonly FilledField[],
  area: { x: number; width: number },
  options: FactOptions,
): Part {
  const columns = Math.max(1, Math.min(options.columns, facts.length));
  const space = 18;
  const width = (area.width - space * (columns - 1)) / columns;
  const align = options.align ?? 'left';
  const rows: { height: number; draw(y: number): void }[] = [];
  let used = 0;
  for (let start = 0; start < facts.length; start += columns) {
    const cells = facts.slice(start, start + columns).map(({ field, content }) => {
      const label = { ...(options.labelStyle ?? type.label), align };
      const value = { ...(options.valueStyle ?? type.value), align };
      return [
        page.set(toTextContent(field.label, field.key), label, width, { lines: 2 }),
        page.set(content, value, width, { lines: 3 }),
      ] as const;
    });
    const height = Math.max(...cells.map(([label, value]) => label.height + value.height)) + 16;
    if (used + height > options.maxHeight + 0.01) {
      for (const { field } of facts.slice(start)) reportNoRoom(page, field.key);
      break;
    }
    used += height;
    rows.push({
      height,
      draw(y) {
        page.path(line(area.x, y, area.x + area.width, y), { stroke: palette.line, strokeWidth: 0.75 });
        cells.forEach(([label, value], index) => {
          const x = area.x + index * (width + space);
          page.place(value, x, page.place(label, x, y + 8));
        });
      },
    });
  }
  return {
    height: used,
    gap: options.gap ?? 12,
    draw(y) {
      for (const row of rows) {
        row.draw(y);
        y += row.height;
      }
    },
  };
}

export function reportNoRoom(page: Canvas['page'], field: string): void {
  page.issue({
    field,
    kind: 'no-place',
    message: 'There’s no room left for this on the flyer. Please shorten other text.',
  });
}
