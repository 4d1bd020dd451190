import type { Canvas } from '../../page/canvas.ts';
import type { FilledField } from '../../page/fields.ts';
import { firstThatFits } from '../../page/firstThatFits.ts';
import { type SetText, toTextContent } from '../../page/page.ts';
import { lineWidth } from '../../people/cardText.ts';
import { palette } from '../../scene/palette.ts';
import type { Box } from '../../scene/scene.ts';
import { roundedBox } from '../../scene/shapes.ts';
import { stepBelow, type } from '../../text/typeStyles.ts';

/** Type sizes to try, from largest to smallest, in points of the type scale. */
const SIZES = [48, 38, 30, 24, 19] as const;
/** Minimum size of figures in cells of equal width. */
const MIN_EQUAL = 24;
const LABEL_GAP = 2;
/** Padding of a cell, and the space between a figure and the word after it. */
const PADDING = 8;
const WORD_GAP = 6;
/** Height of the rule between two cells, as a share of the card's height. */
const RULE = 0.6;

interface Cell {
  figure: SetText;
  /** The text after the last digit, such as "years". */
  word: SetText | undefined;
  label: SetText;
  figureWidth: number;
  width: number;
}

/**
 * Draws figures side by side on one card with rules between them. All columns have the same width unless that makes the figures small. A
 * word after the digits is smaller.
 * @returns false if there are no figures or they don't fit
 */
export function figureCard(
  canvas: Canvas,
  figures: readonly FilledField[],
  area: Box,
  { largest, label }: { largest: number; label: number },
): boolean {
  const { page } = canvas;
  if (figures.length === 0) return false;
  const attempts = [
    ...SIZES.map((size) => ({ size, isEqual: true })).filter(({ size }) => size >= MIN_EQUAL),
    ...SIZES.map((size) => ({ size, isEqual: false })),
  ].filter(({ size }) => size <= largest);
  const cells = firstThatFits(page, attempts, ({ size, isEqual }) => {
    const set = figures.map((figure) => setCell(canvas, figure, { size, label }, area.width));
    const spare = area.width - set.reduce((sum, { width }) => sum + width, 0);
    const each = area.width / set.length;
    if (spare < 0 || (isEqual && set.some(({ width }) => width > each))) return undefined;
    const toWidth = (width: number) => (isEqual ? each : width + spare / set.length);
    return set.map((cell) => ({ ...cell, width: toWidth(cell.width) }));
  });
  if (cells) drawCells(canvas, cells, area);
  return cells !== undefined;
}

function setCell(
  { page }: Canvas,
  { field, content, text }: FilledField,
  sizes: { size: number; label: number },
  room: number,
): Cell {
  const { size } = sizes;
  const strong = { ...type.title, role: 'P', color: palette.brass, leading: 1.1, tracking: 0 } as const;
  const [, digits, after] = /^(.*\d\S*)\s(\p{L}+)$/u.exec(text) ?? [];
  const figureContent = digits === undefined ? content : toTextContent(digits, field.key);
  const figure = page.set(figureContent, { ...strong, size, min: size }, room, { lines: 1 });
  const unitSize = stepBelow(stepBelow(size));
  const unit = { ...strong, size: unitSize, min: unitSize };
  const word =
    after === undefined ? undefined : page.set(toTextContent(after, field.key), unit, room, { lines: 1 });
  const name = { ...type.label, size: sizes.label, min: sizes.label };
  const label = page.set(toTextContent(field.label, field.key), name, room, { lines: 1 });
  const figureWidth = lineWidth(figure) + (word ? WORD_GAP + lineWidth(word) : 0);
  return { figure, word, label, figureWidth, width: Math.max(figureWidth, lineWidth(label)) + PADDING * 2 };
}

function drawCells({ page }: Canvas, cells: readonly Cell[], area: Box): void {
  page.path(roundedBox(area, 6), { fill: palette.card, stroke: palette.line, strokeWidth: 0.75 });
  let x = area.x;
  for (const [index, { figure, word, label, figureWidth, width }] of cells.entries()) {
    const rule = area.height * RULE;
    if (index > 0)
      page.fill({ x, y: area.y + (area.height - rule) / 2, width: 0.75, height: rule }, palette.line);
    const top = area.y + (area.height - figure.height - LABEL_GAP - label.height) / 2;
    const left = x + (width - figureWidth) / 2;
    const foot = page.place(figure, left, top);
    if (word) {
      const drop = (figure.lines[0]?.y ?? 0) - (word.lines[0]?.y ?? 0);
      page.place(word, left + figureWidth - lineWidth(word), top + drop, { isContinued: true });
    }
    page.place(label, x + (width - lineWidth(label)) / 2, foot + LABEL_GAP);
    x += width;
  }
}
