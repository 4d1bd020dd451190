import { toCsv } from '@brokerage/domain/csv/toCsv';
import type { DataColumn } from './DataColumn.ts';

/** Writes rows as CSV, with the columns that have a value for it; hidden columns too. */
export function tableCsv<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): string {
  const exported = columns.flatMap(({ label, csv }) => (csv ? [{ label, csv }] : []));
  return toCsv([
    exported.map(({ label }) => label),
    ...rows.map((row) => exported.map(({ csv }) => csv(row))),
  ]);
}
