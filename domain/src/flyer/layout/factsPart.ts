import type { Canvas } from './page/canvas.ts';
import type { FilledField } from './page/fields.ts';
import { firstThatFits } from './page/firstThatFits.ts';
import { type SetText, toTextContent } from './page/page.ts';
import type { Part } from './page/stack.ts';
import { palette } from './scene/palette.ts';
import { line } from './scene/shapes.ts';
import { type TypeStyle, type } from './text/typeStyles.ts';

/** Types of fields that take one line each. */
export const SHORT_TYPES = ['string', 'number', 'date', 'phone', 'email', 'url', 'address'] as const;

interface FactOptions {
  columns: number;
  maxHeight: number;
  gap?: number;
  valueStyle?: TypeStyle;
  align?: 'left' | 'center';
  /** Size of the values in points; smaller if the page lacks room. Ignored by the first generation of designs. */
  size?: number;
  tone?: 'dark' | 'light';
  /** Whether each row has a rule above it, with space around the rule. */
  isRuled?: boolean;
}

/** Space above and below a row, in points. */
const ROW_AIR = 8;

interface Row {
  height: number;
  cells: readonly (readonly [label: SetText, value: SetText])[];
}

/**
 * Returns the facts with labels above values, several to a row with rules between rows. A fact that doesn't fit is reported at its field.
 */
export function factsPart(
  canvas: Canvas,
  facts: readonly FilledField[],
  area: { x: number; width: number },
  options: FactOptions,
): Part {
  const { page } = canvas;
  const columns = Math.max(1, Math.min(options.columns, facts.length));
  const space = 18;
  const width = (area.width - space * (columns - 1)) / columns;
  const isDark = options.tone === 'dark';
  const isRuled = options.isRuled ?? true;
  const air = isRuled ? ROW_AIR : 0;
  const grid = { columns, width, air };
  const { larger, smallest } = toStyles(canvas, options);
  const roomy = firstThatFits(page, larger, (style) => {
    // Keep a web address on one line if a smaller size allows it.
    const rows = setRows(canvas, facts, grid, { ...style, isWhole: canvas.features.keepsAddressesWhole });
    return rows.reduce((sum, { height }) => sum + height, 0) <= options.maxHeight + 0.01 && rows;
  });
  const rows = roomy ?? setRows(canvas, facts, grid, { ...smallest, isWhole: false });
  let used = 0;
  let end = 0;
  for (const { height } of rows) {
    if (used + height > options.maxHeight + 0.01) break;
    used += height;
    end += 1;
  }
  for (const { field } of facts.slice(end * columns)) reportNoRoom(page, field.key);
  return {
    height: used,
    gap: options.gap ?? 12,
    draw(y) {
      for (const { height, cells } of rows.slice(0, end)) {
        const stroke = isDark ? palette.moss : palette.line;
        if (isRuled) page.path(line(area.x, y, area.x + area.width, y), { stroke, strokeWidth: 0.75 });
        cells.forEach(([label, value], index) => {
          const x = area.x + index * (width + space);
          page.place(value, x, page.place(label, x, y + air));
        });
        y += height;
      }
    },
  };
}

/** Size in points below which a figure counts as small. */
const SMALL_FIGURE = 16;
/** Minimum common size, as a share of the requested size. */
const MIN_COMMON = 0.75;

interface RowStyle {
  label: TypeStyle;
  value: TypeStyle;
  /** Maximum number of lines of a value. */
  lines: number;
}

/** Returns the larger styles to try first, from largest to smallest, and the smallest. */
function toStyles(
  { features }: Canvas,
  { size, valueStyle, align = 'left', tone }: FactOptions,
): { larger: readonly RowStyle[]; smallest: RowStyle } {
  const colored = tone === 'dark' ? { color: palette.card } : {};
  if (!features.hasLargeFacts || size === undefined) {
    const [label, value] = [
      { ...type.label, align },
      { ...(valueStyle ?? type.value), align },
    ];
    return { larger: [], smallest: { label, value, lines: 3 } };
  }
  const { hasPrintSizes } = features;
  const toStyle = (each: number): RowStyle => {
    // The layouts' display faces are too fine for small figures.
    const figure = hasPrintSizes && each < SMALL_FIGURE ? type.value : type.heading;
    return {
      label: {
        ...type.label,
        size: hasPrintSizes ? 10 : 9.5,
        align,
        ...(tone === 'dark' && { color: palette.gold }),
      },
      value: { ...figure, role: 'P', size: each, min: 8, align, ...colored },
      lines: 2,
    };
  };
  return { larger: [size, size * 0.75].map(toStyle), smallest: toStyle(type.value.size) };
}

function setRows(
  { page, features }: Canvas,
  facts: readonly FilledField[],
  { columns, width, air }: { columns: number; width: number; air: number },
  { label, value, lines, isWhole }: RowStyle & { isWhole: boolean },
): Row[] {
  const rows: Row[] = [];
  const toCells = (some: readonly FilledField[], figure: TypeStyle) =>
    some.map(
      ({ field, content }) =>
        [
          page.set(toTextContent(field.label, field.key), label, width, { lines: 2 }),
          page.set(content, figure, width, {
            lines: isWhole && /phone|email|url/.test(field.type) ? 1 : lines,
          }),
        ] as const,
    );
  for (let start = 0; start < facts.length; start += columns) {
    const some = facts.slice(start, start + columns);
    const usual = toCells(some, value);
    // Figures side by side share one size, unless a long one would make it too small.
    const common = Math.min(...usual.map(([, { size }]) => size));
    const isEven = features.hasCommonSizes && common < value.size && common >= value.size * MIN_COMMON;
    const cells = isEven ? toCells(some, { ...value, size: common }) : usual;
    const height = Math.max(...cells.map(([name, figure]) => name.height + figure.height)) + air * 2;
    rows.push({ height, cells });
  }
  return rows;
}

/** Reports that a field doesn't fit on the page, which the form shows. */
export function reportNoRoom(page: Canvas['page'], field: string): void {
  page.issue({
    field,
    kind: 'no-place',
    message: 'There’s no room left for this on the flyer. Please shorten other text.',
  });
}
