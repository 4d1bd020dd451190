import Papa from 'papaparse';

/** A record of a CSV file and the line it starts on, counting from 1. */
interface CsvRecord {
  line: number;
  cells: string[];
}

/** Cell delimiters: commas; semicolons if Excel writes decimals with a comma; tabs in its Unicode text. */
const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/**
 * Returns the non-blank records of a CSV text. The delimiter is the one in Excel's `sep=;`, otherwise the most frequent one in the first
 * line. `records` is undefined if a quote is never closed or opens in the wrong place.
 */
export function parseCsv(text: string): { records: CsvRecord[] | undefined; delimiter: Delimiter } {
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const [named = '', sign] = /^sep=([,;\t])(?:\n|$)/i.exec(lines) ?? [];
  const csv = lines.slice(named.length);
  const delimiter = DELIMITERS.find((known) => known === sign) ?? likelyDelimiter(csv);
  const { data, errors } = Papa.parse<string[]>(csv, { delimiter, newline: '\n' });
  let line = named === '' ? 1 : 2;
  const records = data.map((cells) => {
    const record = { line, cells };
    line += cells.join('').split('\n').length;
    return record;
  });
  return {
    records: errors.some(({ type }) => type === 'Quotes')
      ? undefined
      : records.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    delimiter,
  };
}

/**
 * Returns the likely delimiter based on the first line, which has the column names. Papa's own guess can mistake list values for columns.
 */
function likelyDelimiter(csv: string): Delimiter {
  const [first = ''] = csv.trimStart().split('\n', 1);
  const unquoted = first.replaceAll(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => unquoted.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}
