import type { Canvas } from '../page/canvas.ts';
import type { FilledField } from '../page/fields.ts';

/** A row of a table of rates: a program with its rate, APR and points. */
export interface RateRow {
  name: string;
  /** Field to report if the row doesn't fit. */
  key: string;
  cells: readonly (FilledField | undefined)[];
}

/** Prefixes of the fields in a row, and the headings of their columns. */
export const RATE_COLUMNS = [
  ['rate', 'Rate'],
  ['apr', 'APR'],
  ['points', 'Points'],
] as const;

/** Returns the rows of the table, and reports rates that lack an APR. */
export function toRateRows(
  { page, input }: Pick<Canvas, 'page' | 'input'>,
  rates: readonly FilledField[],
): RateRow[] {
  const suffixes = [...new Set(rates.map(({ field }) => field.key.replace(/^[a-z]+_/, '')))];
  return suffixes.map((suffix) => {
    const cells = RATE_COLUMNS.map(([prefix]) =>
      rates.find(({ field }) => field.key === `${prefix}_${suffix}`),
    );
    const [first] = cells.filter((cell) => cell !== undefined);
    const key = first?.field.key ?? suffix;
    if (!cells[1]) {
      const apr = input.fields.find((field) => field.key === `apr_${suffix}`);
      page.issue({ field: apr?.key ?? key, kind: 'missing', message: 'A rate needs its APR beside it.' });
    }
    return { name: (first?.field.label ?? suffix).replace(/\s*\b(rate|apr|points)\b\s*$/i, ''), key, cells };
  });
}
