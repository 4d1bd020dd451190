import { brandMark } from '../../../brandMark.ts';
import type { Canvas } from '../../../page/canvas.ts';
import { firstThatFits } from '../../../page/firstThatFits.ts';
import { toTextContent } from '../../../page/page.ts';
import { risingSun } from '../../../risingSun.ts';
import { palette } from '../../../scene/palette.ts';
import { box, line } from '../../../scene/shapes.ts';
import { type } from '../../../text/typeStyles.ts';
import type { SquareTexts } from '../../generation5/squareTexts.ts';
import { RATE_COLUMNS } from '../../rateRows.ts';
import { nameRows } from '../rateNames.ts';
import { actionLine } from './actionLine.ts';
import { SQUARE_MARGIN } from './squareWriter.ts';

const RULE = 4;
const NAMES = 26;
/** Width of a column as a multiple of its figures' size. */
const COLUMN = 3.75;
const MIN_COLUMN = 112;
/** Height of a header without a headline. */
const LOW_HEAD = 76;
/** Size of the text in such a header, in points. */
const UNTITLED = 30;
/** Space between the headline and the date, and between the assumptions and the call to action. */
const DATE_GAP = 4;
const ACTION_GAP = 12;

/** Sizes to try, from roomy to tight, in points: header, row, figures, row names, assumptions. */
const STEPS = [
  { head: 110, row: 84, figure: 38, name: 24, small: 15, title: 38 },
  { head: 110, row: 64, figure: 38, name: 19, small: 15, title: 38 },
  { head: 110, row: 48, figure: 30, name: 19, small: 12, title: 38 },
  { head: 110, row: 40, figure: 30, name: 19, small: 12, title: 38 },
  { head: 104, row: 36, figure: 24, name: 15, small: 12, title: 38 },
  { head: 104, row: 32, figure: 24, name: 15, small: 12, title: 38 },
  { head: 104, row: 30, figure: 24, name: 15, small: 12, title: 30 },
  { head: 98, row: 28, figure: 24, name: 15, small: 12, title: 24 },
  { head: 94, row: 27, figure: 19, name: 15, small: 10, title: 24 },
] as const;

/** Draws a sun rising over a table of rates. Rate and APR are side by side in one size (12 CFR 1026.24(c)), in tabular figures. */
export function ratesPoster(canvas: Canvas, texts: SquareTexts, bandTop: number): boolean {
  if (texts.facts.length > 0 || texts.lead || texts.kicker || texts.address) return false;
  return firstThatFits(canvas.page, STEPS, (step) => drawIn(canvas, texts, bandTop, step)) ?? false;
}

function drawIn(canvas: Canvas, texts: SquareTexts, bandTop: number, step: (typeof STEPS)[number]): boolean {
  const { page, width } = canvas;
  const inner = width - SQUARE_MARGIN * 2;
  const { head: over, rows } = nameRows(texts.rates);
  const columns = RATE_COLUMNS.map(([, title], index) => ({ title, index })).filter(({ index }) =>
    texts.rates.some(({ cells }) => cells[index]),
  );
  const head = texts.headline ? step.head : LOW_HEAD;
  page.fill(box(0, 0, width, bandTop), palette.paper);
  page.fill(box(0, 0, width, head), palette.evergreen);
  const rings = [140, 110, 82, 56];
  risingSun(page, box(0, 0, width, head), { x: width - 86, y: head, rings, sun: 34 });
  page.fill(box(0, head, width, RULE), palette.gold);
  // A single company's name goes next to its officer.
  const isNamed = canvas.input.realtor !== undefined;
  if (isNamed) brandMark(canvas, { x: SQUARE_MARGIN, y: 14, width: inner - 130 }, { tone: 'dark' });
  const title = { ...type.display, size: step.title, min: step.title, color: palette.card };
  const dated = { ...type.value, size: 15, min: 15, color: palette.gold } as const;
  // Without a headline, the sheet's date becomes the title.
  const titled = { ...title, size: Math.min(step.title, UNTITLED), min: Math.min(step.title, UNTITLED) };
  const dateLines = [
    texts.headline && page.set(texts.headline, title, inner - 130, { lines: 1 }),
    texts.when && page.set(texts.when, texts.headline ? dated : titled, inner - 130, { lines: 1 }),
  ].filter((text) => text !== undefined);
  const high = dateLines.reduce((sum, { height }) => sum + height + DATE_GAP, -DATE_GAP);
  const start = isNamed ? 42 : 12;
  dateLines.reduce(
    (top, text) => page.place(text, SQUARE_MARGIN, top) + DATE_GAP,
    start + (head - start - 6 - high) / 2,
  );
  let y = head + RULE + 7;
  const column = Math.max(MIN_COLUMN, step.figure * COLUMN);
  const left = (order: number) => SQUARE_MARGIN + inner - 14 - (columns.length - order) * column;
  const small = { ...type.value, size: 12, min: 12, color: palette.brass } as const;
  const names = left(0) - SQUARE_MARGIN - 14;
  page.write(toTextContent(over), small, { x: SQUARE_MARGIN + 14, y, width: names }, { lines: 1 });
  columns.forEach(({ title: name }, order) => {
    const at = { x: left(order), y, width: column };
    page.write(toTextContent(name), { ...small, align: 'right' }, at, { lines: 1 });
  });
  y += NAMES - 6;
  const figure = {
    ...type.value,
    size: step.figure,
    min: step.figure,
    align: 'right',
    color: palette.ink,
  } as const;
  for (const [index, { name, key, cells }] of rows.entries()) {
    if (index % 2 === 0) page.fill(box(SQUARE_MARGIN, y, inner, step.row), palette.card);
    page.path(line(SQUARE_MARGIN, y, SQUARE_MARGIN + inner, y), { stroke: palette.line, strokeWidth: 0.75 });
    const style = { ...type.value, size: step.name, min: step.name } as const;
    const text = page.set(toTextContent(name, key), style, names, { lines: 1 });
    page.place(text, SQUARE_MARGIN + 14, y + (step.row - text.height) / 2);
    columns.forEach((one, order) => {
      const content = cells[one.index]?.content ?? toTextContent('–');
      const number = page.set(content, figure, column, { lines: 1 });
      page.place(number, left(order), y + (step.row - number.height) / 2);
    });
    y += step.row;
  }
  page.path(line(SQUARE_MARGIN, y, SQUARE_MARGIN + inner, y), { stroke: palette.line, strokeWidth: 0.75 });
  const terms = { ...type.body, size: step.small, min: step.small, leading: 1.3 };
  const assumed = texts.body && page.set(texts.body, terms, inner - 28);
  const [action] = actionLine(canvas, texts.callToAction, { x: SQUARE_MARGIN + 14, width: inner - 28 });
  const below = (assumed?.height ?? 0) + (action ? action.height + ACTION_GAP : 0);
  const free = bandTop - y - below;
  if (free < 14) return false;
  y += free / 2;
  if (assumed) y = page.place(assumed, SQUARE_MARGIN + 14, y) + ACTION_GAP;
  action?.draw(y);
  return true;
}
