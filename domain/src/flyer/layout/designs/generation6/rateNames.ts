import { type Page, type SetText, toTextContent } from '../../page/page.ts';
import type { TypeStyle } from '../../text/typeStyles.ts';

/** A fixed-rate term as written in labels: "30-year fixed". */
const TERM = /\b\d{1,2}-year fixed\b/i;
const HEAD = 'Program';

/** Returns a name without the term and without the brackets, commas or dashes around it. */
const withoutTerm = (name: string, term: string): string =>
  name
    .replace(`(${term})`, '')
    .replace(term, '')
    .replace(/^[\s,:–—-]+|[\s,:–—-]+$/g, '');

/** Sets a row's name on up to two lines. `isWhole` keeps "30-year fixed" together. */
export function setRowName(
  page: Page,
  { name, key }: { name: string; key: string },
  style: TypeStyle,
  { width, height, isWhole }: { width: number; height: number; isWhole: boolean },
): SetText {
  const limits = { lines: 2, height };
  const usual = page.measure(toTextContent(name, key), style, width, limits);
  if (!isWhole || usual.lines.length < 2) return page.report(usual);
  const parted = name.replace(/^(.+?),? (?=\d{1,2}-year fixed$)/i, '$1\n');
  return page.set(toTextContent(parted, key), { ...style, gap: 0 }, width, limits);
}

/**
 * Returns the heading for a table's row names, and the rows. A term that all rows share moves into the heading, so that "Conventional" and
 * "FHA" fit on one line next to large figures.
 */
export function nameRows<R extends { name: string }>(
  rows: readonly R[],
): { head: string; rows: readonly R[] } {
  const [term = ''] = TERM.exec(rows[0]?.name ?? '') ?? [];
  if (rows.length < 2 || term === '') return { head: HEAD, rows };
  const short = rows.map((row): R => ({ ...row, name: withoutTerm(row.name, term) }));
  const isShared = rows.every(({ name }) => name.includes(term)) && short.every(({ name }) => name !== '');
  return isShared ? { head: `${term} rates`, rows: short } : { head: HEAD, rows };
}
