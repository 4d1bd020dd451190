import { factsPart } from '../../factsPart.ts';
import type { Canvas } from '../../page/canvas.ts';
import type { FilledField } from '../../page/fields.ts';
import { firstThatFits } from '../../page/firstThatFits.ts';
import { type SetText, toTextContent } from '../../page/page.ts';
import type { Part } from '../../page/stack.ts';
import { lineWidth } from '../../people/cardText.ts';
import { palette } from '../../scene/palette.ts';
import { type } from '../../text/typeStyles.ts';

interface FigureOptions {
  /** Sizes of the values and their labels, in points, reduced if there is no room. */
  size: number;
  label: number;
  gap: number;
  maxHeight: number;
}

interface Figure {
  value: SetText;
  label: SetText;
  width: number;
}

const SCALES = [1, 0.9, 0.8, 0.7, 0.6];
const MIN_LABEL = 11;
/** In points: the layouts' display faces are too fine below this size. */
const SMALL_FIGURE = 20;
/** Thin strokes of a web address get lost in a display face. */
const PLAIN_TYPES = /phone|email|url/;
const COLUMN_GAP = 26;
const ROW_GAP = 8;

/** Returns large figures with labels below, light on a dark background, each at its natural width. The first one has the accent color. */
export function figuresPart(
  canvas: Canvas,
  facts: readonly FilledField[],
  { x, width }: { x: number; width: number },
  { size, label, gap, maxHeight }: FigureOptions,
): { part: Part; isLarge: boolean } | undefined {
  if (facts.length === 0) return undefined;
  const { page } = canvas;
  // All facts share one font family: a phone number next to a word in the display face looks like a mistake.
  const isPlain = facts.some(({ field }) => PLAIN_TYPES.test(field.type));
  const ways = [1, 2].flatMap((maxRows) => SCALES.map((scale) => ({ maxRows, scale })));
  const large = firstThatFits(page, ways, ({ maxRows, scale }): Part | undefined => {
    const figures = facts.map((fact, index) =>
      setFigure(canvas, fact, {
        size: size * scale,
        labelSize: Math.max(MIN_LABEL, label * scale),
        width,
        isFirst: index === 0,
        isPlain,
      }),
    );
    const rows = toRows(figures, width);
    const heights = rows.map((row) => Math.max(...row.map((one) => one.value.height + one.label.height)));
    const height = heights.reduce((sum, one) => sum + one, ROW_GAP * (rows.length - 1));
    if (rows.length > maxRows || height > maxHeight) return undefined;
    return {
      height,
      gap,
      draw(y) {
        rows.forEach((row, index) => {
          let left = x;
          for (const { value, label: name, width: wide } of row) {
            page.place(name, left, page.place(value, left, y));
            left += wide + COLUMN_GAP;
          }
          y += (heights[index] ?? 0) + ROW_GAP;
        });
      },
    };
  });
  if (large) return { part: large, isLarge: true };
  const options = { columns: 5, maxHeight, gap, size: 16, tone: 'dark' } as const;
  return { part: factsPart(canvas, facts, { x, width }, options), isLarge: false };
}

interface FigureStyle {
  size: number;
  labelSize: number;
  width: number;
  isFirst: boolean;
  /** Whether to avoid the layout's display face. */
  isPlain: boolean;
}

function setFigure(
  { page }: Canvas,
  { field, content }: FilledField,
  { size, labelSize, width, isFirst, isPlain }: FigureStyle,
): Figure {
  const color = isFirst ? palette.gold : palette.card;
  const figure = {
    ...(isPlain || size < SMALL_FIGURE ? type.value : type.title),
    size,
    min: size,
    leading: 1.15,
    tracking: 0,
    color,
    role: 'P',
  } as const;
  const value = page.set(content, figure, width, { lines: 1 });
  const style = { ...type.label, size: labelSize, min: labelSize, color: palette.mist };
  const label = page.set(toTextContent(field.label, field.key), style, width, { lines: 1 });
  return { value, label, width: Math.max(lineWidth(value), lineWidth(label)) };
}

function toRows(figures: readonly Figure[], width: number): Figure[][] {
  const rows: Figure[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const figure of figures) {
    if (used + figure.width > width) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(figure);
    used += figure.width + COLUMN_GAP;
  }
  return rows;
}
