import type { Canvas } from '../../../page/canvas.ts';
import { type Content, toTextContent } from '../../../page/page.ts';
import type { Part } from '../../../page/stack.ts';
import { lineWidth } from '../../../people/cardText.ts';
import { palette } from '../../../scene/palette.ts';
import { box, line, roundedBox } from '../../../scene/shapes.ts';
import { type } from '../../../text/typeStyles.ts';

const ROOMY = { gap: 18, padding: 14, topic: 15 };
const LOW = { gap: 12, padding: 9, topic: 12 };
const COLUMN_GAP = 24;
const MAX_COLUMNS = 3;
const ROW_GAP = 9;
const NAMED = 6;

/**
 * Draws an event's topics on a panel: the field's name, then a column for each topic with rules between columns, or a line for each if
 * there are many. Returns undefined if they don't fit.
 */
export function topicsPanel(
  canvas: Canvas,
  body: Content,
  name: string | undefined,
  { room, ...area }: { x: number; width: number; room: number },
): Part | undefined {
  const roomy = canvas.width < 560 ? { ...ROOMY, topic: LOW.topic } : ROOMY;
  return (
    setPanel(canvas, { body, name }, area, { ...roomy, room }) ??
    setPanel(canvas, { body, name }, area, { ...LOW, room })
  );
}

function setPanel(
  { page }: Canvas,
  { body, name }: { body: Content; name: string | undefined },
  { x, width }: { x: number; width: number },
  { gap, padding, topic: size, room }: typeof ROOMY & { room: number },
): Part | undefined {
  const inner = width - padding * 2;
  const columns = body.paragraphs.length <= MAX_COLUMNS ? body.paragraphs.length : 1;
  const each = (inner - COLUMN_GAP * (columns - 1)) / columns;
  const style = { ...type.body, size, min: size, leading: 1.3, align: 'center' } as const;
  const set = (paragraph: Content['paragraphs'][number], measure: number) =>
    page.set({ ...body, paragraphs: [{ ...paragraph, type: 'paragraph' }] }, style, measure);
  const panel = page.attempt(() => {
    // If all topics fit on one line each, columns are as wide as their topics need.
    const needs = body.paragraphs.map((paragraph) => lineWidth(set(paragraph, inner)));
    const spare = (each * columns - needs.reduce((sum, need) => sum + need, 0)) / columns;
    const isOnLine = columns > 1 && spare >= 0;
    const widths = needs.map((need) => (isOnLine ? need + spare : each));
    const topics = body.paragraphs.map((paragraph, index) => set(paragraph, widths[index] ?? each));
    const over = { ...type.overline, size: 10, align: 'center', color: palette.brass } as const;
    const label = name && page.set(toTextContent(name, body.field), over, inner, { lines: 1 });
    const named = label ? label.height + NAMED : 0;
    const list =
      columns > 1
        ? Math.max(...topics.map(({ height }) => height))
        : topics.reduce((sum, { height }) => sum + height + ROW_GAP, -ROW_GAP);
    const height = named + list + padding * 2;
    return height + gap <= room && { widths, topics, label, named, list, height };
  });
  if (!panel) return undefined;
  const { widths, topics, label, named, list, height } = panel;
  return {
    height,
    gap,
    draw(y) {
      page.path(roundedBox(box(x, y, width, height), 6), { fill: palette.sand });
      if (label) page.place(label, x + padding, y + padding);
      let top = y + padding + named;
      topics.forEach((topic, index) => {
        const before = widths.slice(0, index).reduce((sum, wide) => sum + wide + COLUMN_GAP, 0);
        const left = x + padding + (columns > 1 ? before : 0);
        const end = page.place(topic, left, columns > 1 ? top + (list - topic.height) / 2 : top);
        if (columns === 1) top = end + ROW_GAP;
        else if (index > 0) {
          const rule = left - COLUMN_GAP / 2;
          page.path(line(rule, top, rule, top + list), { stroke: palette.gold, strokeWidth: 1 });
        }
      });
    },
  };
}
