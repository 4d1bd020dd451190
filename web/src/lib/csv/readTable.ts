import { objectKeys } from '@brokerage/domain/collections/records';
import { fromCsvCell } from '@brokerage/domain/csv/fromCsvCell';
import { type Delimiter, parseCsv } from './parseCsv.ts';

/** A line of a list, below its header. */
export interface TableLine<Column extends string> {
  /** Line number in the file, from 1. */
  line: number;
  /** Values by column; columns missing from the file are absent. */
  cells: Partial<Record<Column, string>>;
  /** Why the whole line can't be used. */
  problem?: string;
}

export interface CsvTable<Column extends string> {
  lines: readonly TableLine<Column>[];
  /** Headers of columns that are not imported. */
  ignored: readonly string[];
}

interface TableShape<Column extends string> {
  /** Names of each column in other programs; capitals, spaces and punctuation are ignored. */
  aliases: Record<Column, readonly string[]>;
  /** At least one of these is required. `called` is their name in messages. */
  needed: { columns: readonly Column[]; called: string };
  /** Lines of one file. */
  limit: number;
  /** Noun for the lines, such as `realtors`. */
  plural: string;
}

const DELIMITER_WORDS: Record<Delimiter, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' };

const SHOWN_HEADERS = 10;
const LONGEST_HEADER = 40;

/** Quotes a file's headers for a message; a file that isn't a list may contain anything there. */
function quoted(headers: readonly string[]): string {
  const shown = headers
    .map((header) => header.trim())
    .filter((header) => header !== '')
    .slice(0, SHOWN_HEADERS)
    .map((header) => `“${header.slice(0, LONGEST_HEADER)}”`);
  return shown.length === 0 ? 'none' : shown.join(', ');
}

const toPlain = (header: string) => header.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Parses a list in a CSV text by its headers; returns an error message if nothing in it can be read. */
export function readTable<Column extends string>(
  text: string,
  { aliases, needed, limit, plural }: TableShape<Column>,
): CsvTable<Column> | string {
  const { records, delimiter } = parseCsv(text);
  if (!records) return 'A quotation mark in this file is misplaced or not closed.';
  const [header, ...lines] = records;
  const headers = header?.cells ?? [];
  const known = objectKeys(aliases);
  const columns = headers.map((header) => known.find((column) => aliases[column].includes(toPlain(header))));
  if (!needed.columns.some((column) => columns.includes(column))) {
    return `This file needs a column called ${needed.called} in its first line. Columns found: ${quoted(headers)}.`;
  }
  const twice = known.find((column) => columns.filter((other) => other === column).length > 1);
  if (twice) {
    const same = headers.filter((_, place) => columns[place] === twice);
    return `More than one column has the ${twice}: ${quoted(same)}. Remove all but one.`;
  }
  if (lines.length === 0) return `There are no ${plural} in this file.`;
  if (lines.length > limit) {
    return `This file has ${lines.length} ${plural}. Please import at most ${limit} at a time.`;
  }
  return {
    lines: lines.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(
        columns.flatMap((column, place) => (column ? [[column, fromCsvCell(cells[place] ?? '')]] : [])),
      ) as Partial<Record<Column, string>>,
      ...(cells.length > columns.length && {
        problem: `More values than columns: put values with ${DELIMITER_WORDS[delimiter]} in quotation marks`,
      }),
    })),
    ignored: headers.filter((one, place) => one.trim() !== '' && !columns[place]).map((one) => one.trim()),
  };
}
