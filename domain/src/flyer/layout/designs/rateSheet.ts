import { CARD_WIDTH } from '../actionFrame.ts';
import { brandMark } from '../brandMark.ts';
import { callToActionPart } from '../callToAction.ts';
import { factsPart, reportNoRoom, SHORT_TYPES } from '../factsPart.ts';
import { street } from '../illustration.ts';
import type { Canvas } from '../page/canvas.ts';
import type { FilledField } from '../page/fields.ts';
import { toTextContent } from '../page/page.ts';
import { drawStack, type Part, textPart } from '../page/stack.ts';
import { contactBand } from '../people/contactBand.ts';
import { contactPanel } from '../people/contactPanel.ts';
import { picture } from '../picture.ts';
import { risingSun } from '../risingSun.ts';
import { palette } from '../scene/palette.ts';
import type { Box, Path } from '../scene/scene.ts';
import { box, line, roundedBox } from '../scene/shapes.ts';
import { withRestOfText } from '../text/restOfText.ts';
import { toScanLabel } from '../text/scanLabel.ts';
import { type TypeStyle, type } from '../text/typeStyles.ts';
import { nameRows, setRowName } from './generation6/rateNames.ts';
import { RATE_COLUMNS, type RateRow, toRateRows } from './rateRows.ts';

/** Row height of a short table, in points. */
const LARGE_ROW = 84;

/** Width of a column of large figures, in points. Two columns are far enough apart that rate and APR aren't read as one number. */
const CARD_COLUMN = { page: { two: 164, three: 118 }, card: { two: 144, three: 100 } };

/** Draws a table of `rate_x`, `apr_x` and `points_x`. Rate and APR are side by side in one size (12 CFR 1026.24(c)). */
export function rateSheet(canvas: Canvas): void {
  const { page, fields, width, height, margin } = canvas;
  const { hasRateCards } = canvas.features;
  // The contacts are on white, as a realtor's printed logo is.
  page.fill(box(0, 0, width, height), hasRateCards ? palette.card : palette.paper);
  const headline = fields.take('headline');
  const date = fields.takeOf('date', 'effective_date');
  const rates = fields.takeMatching(/^(rate|apr|points)_/);
  const assumptions = fields.take('assumptions');
  const callToAction = fields.take('call_to_action');
  const photo = fields.takeOf('image', 'photo');
  const body = withRestOfText(canvas, fields.take('body')?.content);
  const facts = fields.takeAll(...SHORT_TYPES);
  const isUnframed = !canvas.features.hasActionFrame;
  const label = toScanLabel(canvas.input);
  const bandTop = isUnframed
    ? contactBand(canvas, 'light', label)
    : contactPanel(canvas, { ground: 'rule', callToAction, label });
  if (hasRateCards) page.fill(box(0, 0, width, bandTop + 1), palette.paper);
  const inner = width - margin * 2;

  let top = header(canvas, headline, date, photo);
  const rows = toRateRows(canvas, rates);
  let free = bandTop - top - 24;
  const parts: Part[] = [];
  const keep = (part: Part) => {
    parts.push(part);
    free -= part.height + part.gap;
  };
  if (assumptions) keep(assumptionsPart(canvas, assumptions, inner));
  const closing = isUnframed && callToAction && callToActionPart(canvas, callToAction.content, inner);
  if (closing) free -= closing.height + closing.gap;
  if (facts.length > 0)
    keep(
      factsPart(canvas, facts, { x: margin, width: inner }, { columns: 4, maxHeight: free - 120, size: 14 }),
    );
  if (body)
    keep(textPart(page, page.set(body, type.body, inner, { height: Math.max(0, free - 130) }), margin, 14));
  if (closing) parts.push(closing);
  if (rows.length > 0) top = table(canvas, rows, top, free) + 22;
  const end = drawStack(parts, top);
  const view = Math.min(220, bandTop - end - 30);
  // A short table leaves room for a street at the foot.
  if (view > 80) {
    const area = box(0, bandTop - view, width, view);
    street(page, area, 'day', { isWhole: canvas.features.hasWholeHouses });
  }
}

function header(canvas: Canvas, headline?: FilledField, date?: FilledField, photo?: FilledField): number {
  const { page, width, margin } = canvas;
  const inner = width - margin * 2;
  // Without a photo, don't draw a second street: there's already one at the foot.
  const isPictured = photo !== undefined || !canvas.features.hasOneStreet;
  const measure = isPictured ? inner - 130 : canvas.features.hasLargeRates ? inner - 60 : inner;
  const { hasRateCards } = canvas.features;
  // Without a headline, the sheet's date becomes the title.
  const title = headline?.content ?? (hasRateCards && date ? toRatesDateContent(date) : undefined);
  const text =
    title &&
    page.set(title, { ...type.display, color: palette.card }, measure, {
      lines: 3,
      height: 96,
    });
  const dated =
    date && hasRateCards && headline
      ? page.set(toRatesDateContent(date), { ...DATED, color: palette.gold }, measure, { lines: 1 })
      : undefined;
  const bottom = Math.max(132, 82 + (text?.height ?? 0) + (dated ? dated.height + DATED_GAP - 10 : 0) + 28);
  page.fill(box(0, 0, width, bottom), palette.evergreen);
  if (!isPictured && canvas.features.hasLargeRates) {
    const rings = [150, 118, 88, 60];
    risingSun(page, box(0, 0, width, bottom), { x: width - 84, y: bottom, rings, sun: 34 });
  }
  const window = box(width - margin - 108, bottom - 112, 108, 112);
  if (isPictured) {
    const clip: Path = [
      ['M', window.x, bottom],
      ['L', window.x, window.y + 54],
      ['C', window.x, window.y + 24, window.x + 24, window.y, window.x + 54, window.y],
      ['C', window.x + 84, window.y, window.x + 108, window.y + 24, window.x + 108, window.y + 54],
      ['L', window.x + 108, bottom],
      ['Z'],
    ];
    picture(canvas, photo, window, { mood: 'dusk', clip });
  }
  brandMark(canvas, { x: margin, y: 30, width: inner - 130 }, { tone: 'dark' });
  if (text) page.place(text, margin, 80);
  if (dated) page.place(dated, margin, text ? 80 + text.height + DATED_GAP : 84);
  if (date || hasRateCards) page.fill(box(0, bottom, width, 5), palette.gold);
  if (hasRateCards) return bottom + 20;
  if (!date) return bottom + 26;
  const style = { ...type.value, size: 11, color: palette.ink, align: 'center' } as const;
  const chip = page.set(toLabeledDate(date), style, 220, { lines: 1 });
  page.path(roundedBox(box(margin, bottom - 11, 236, 28), 14), { fill: palette.gold });
  page.place(chip, margin + 8, bottom + 3 - chip.height / 2);
  return bottom + 36;
}

function table(
  { page, width, margin, features }: Canvas,
  given: readonly RateRow[],
  top: number,
  room: number,
): number {
  const inner = width - margin * 2;
  const { hasRateCards } = features;
  const { head, rows } = hasRateCards ? nameRows(given) : { head: 'Program', rows: given };
  // A short table gets large figures, so that the sheet can be hung up as a poster.
  const isLarge = features.hasLargeRates && rows.length <= 4;
  const columns = RATE_COLUMNS.map(([, title], index) => ({ title, index })).filter(({ index }) =>
    rows.some(({ cells }) => cells[index]),
  );
  const cardColumn = CARD_COLUMN[width < CARD_WIDTH ? 'card' : 'page'];
  const columnWidth = !isLarge
    ? 108
    : !hasRateCards
      ? 134
      : columns.length > 2
        ? cardColumn.three
        : cardColumn.two;
  const nameWidth = inner - 20 - columns.length * columnWidth - 12;
  const left = (order: number) => margin + inner - 16 - (columns.length - order) * columnWidth;
  const over = hasRateCards ? { ...DATED, color: palette.brass } : type.overline;
  const corner = { x: margin + 16, y: top, width: nameWidth };
  const writeCorner = () => page.write(toTextContent(head), over, corner, { lines: 1 });
  // Screen readers follow drawing order, which should run from left to right.
  if (hasRateCards) writeCorner();
  columns.forEach(({ title }, order) => {
    const style = { ...over, align: 'right', color: palette.brass } as const;
    page.write(toTextContent(title), style, { x: left(order), y: top, width: columnWidth }, { lines: 1 });
  });
  if (!hasRateCards) writeCorner();
  const first = top + (hasRateCards ? 26 : 20);
  // If the spare height is too low for a street at the foot, give it to the rows.
  const spare = Math.max(0, room - 44 - rows.length * LARGE_ROW);
  const largest = spare < 114 ? LARGE_ROW + spare / rows.length : LARGE_ROW;
  const rowHeight = Math.min(isLarge ? largest : 62, Math.max(30, (room - 44) / rows.length));
  if (!hasRateCards)
    page.path(line(margin, first, margin + inner, first), { stroke: palette.evergreen, strokeWidth: 1.5 });
  const sizes = toRowSizes({ height: rowHeight, isLarge, hasRateCards, columns: columns.length });
  const figure = {
    // A display face can have figures of different widths, which would misalign the decimal points.
    ...(hasRateCards ? type.value : type.title),
    size: sizes.figure,
    min: 12,
    align: 'right',
    role: 'P',
  } as const;
  let y = first;
  const face = hasRateCards ? 'sansBold' : type.heading.face;
  const named = { ...type.heading, face, size: sizes.name, role: 'P' } as const;
  const setName = (row: RateRow, style: TypeStyle) =>
    setRowName(page, row, style, { width: nameWidth, height: rowHeight - 4, isWhole: hasRateCards });
  // All row names share the smallest size that any of them needs.
  const toCommonSize = () => Math.min(...rows.map((row) => setName(row, named).size));
  const size = hasRateCards ? page.rehearse(toCommonSize).result : sizes.name;
  for (const [index, row] of rows.entries()) {
    const { key, cells } = row;
    if (y + rowHeight > top + room) {
      reportNoRoom(page, key);
      continue;
    }
    // Separate cards look like offers, striped rows like a spreadsheet.
    if (hasRateCards) rateCard(page, box(margin, y + ROW_AIR, inner, rowHeight - ROW_AIR));
    else if (index % 2 === 0) page.fill(box(margin, y, inner, rowHeight), palette.card);
    const depth = rowHeight + (hasRateCards ? ROW_AIR : 0);
    const title = setName(row, { ...named, size });
    page.place(title, margin + 16, y + (depth - title.height) / 2);
    columns.forEach((column, order) => {
      const cell = cells[column.index];
      const text = page.set(cell?.content ?? toTextContent('–'), figure, columnWidth - 12, { lines: 1 });
      page.place(text, left(order) + 12, y + (depth - text.height) / 2);
    });
    y += rowHeight;
    if (!hasRateCards)
      page.path(line(margin, y, margin + inner, y), { stroke: palette.line, strokeWidth: 0.75 });
  }
  return y;
}

const rateCard = (page: Canvas['page'], area: Box) =>
  page.path(roundedBox(area, 6), { fill: palette.card, stroke: palette.line, strokeWidth: 0.75 });

/** Space between two rows, in points. */
const ROW_AIR = 7;

/** Returns the sizes of a row's figures and its name, in points. */
function toRowSizes({
  height,
  isLarge,
  hasRateCards,
  columns,
}: {
  height: number;
  isLarge: boolean;
  hasRateCards: boolean;
  columns: number;
}): { figure: number; name: number } {
  if (hasRateCards && isLarge) {
    if (height >= 52 && columns < 3) return { figure: 38, name: 24 };
    return height >= 36 ? { figure: 30, name: 19 } : { figure: 24, name: 15 };
  }
  if (height < 40) return { figure: 17, name: 13 };
  return { figure: isLarge && height > 46 ? 32 : 22, name: isLarge ? 20 : 16 };
}

/** Style of the date below the headline and of the table's column headings. */
const DATED = { ...type.value, size: 15, min: 10 } as const;
const DATED_GAP = 6;

/** Returns the line that dates the rates, used from the sixth generation on. */
export const toRatesDate = ({ field, text }: FilledField): string =>
  field.key === 'effective_date' ? `Rates as of ${text}` : `${field.label}: ${text}`;

const toRatesDateContent = (date: FilledField) => toTextContent(toRatesDate(date), date.field.key);

const toLabeledDate = ({ field, text }: FilledField) => toTextContent(`${field.label}: ${text}`, field.key);

function assumptionsPart({ page, margin, features }: Canvas, assumptions: FilledField, inner: number): Part {
  const size = features.hasRateCards ? 12 : 10;
  // Align it with the row names of the table.
  const inset = features.hasRateCards ? 16 : 20;
  const label = page.set(
    toTextContent(assumptions.field.label, assumptions.field.key),
    type.overline,
    inner - inset * 2,
    {
      lines: 1,
    },
  );
  const text = page.set(assumptions.content, { ...type.body, size, hasShortEnds: true }, inner - inset * 2, {
    height: 110,
  });
  return {
    height: label.height + text.height + 30,
    gap: 0,
    draw(y) {
      page.path(roundedBox(box(margin, y, inner, label.height + text.height + 30), 6), {
        fill: palette.sand,
      });
      page.place(text, margin + inset, page.place(label, margin + inset, y + 13) + 4);
    },
  };
}
