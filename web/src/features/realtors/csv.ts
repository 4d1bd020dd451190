/** A record of a CSV file, and the line of the file on which it begins, from 1. */
interface CsvRecord {
  line: number;
  cells: string[];
}

export type Delimiter = ',' | ';' | '\t';

/** What divides cells: commas; semicolons where Excel writes decimals with a comma; tabs in its Unicode text. */
const DELIMITERS: readonly Delimiter[] = [',', ';', '\t'];

/**
 * The records of a CSV text as of RFC 4180: quoted cells may hold delimiters, line breaks and doubled quotes. Blank lines
 * are left out. The delimiter is the one that divides the first line most, or the one that Excel's `sep=;` names.
 * `records` is undefined when a quote is never closed.
 */
export function parseCsv(text: string): { records: CsvRecord[] | undefined; delimiter: Delimiter } {
  const source = text.replace(/^\uFEFF/, '');
  const [named, sign] = /^sep=([,;\t])(?:\r\n|\r|\n|$)/i.exec(source) ?? [];
  const delimiter = DELIMITERS.find((one) => one === sign) ?? likelyDelimiter(source);
  const records = named
    ? recordsOf(source.slice(named.length), delimiter, 2)
    : recordsOf(source, delimiter, 1);
  return { records, delimiter };
}

/** Of the first line, which names the columns. */
function likelyDelimiter(source: string): Delimiter {
  const [first = ''] = source.trimStart().split(/[\r\n]/, 1);
  const unquoted = first.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => unquoted.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

function recordsOf(source: string, delimiter: Delimiter, firstLine: number): CsvRecord[] | undefined {
  const records: CsvRecord[] = [];
  let line = firstLine;
  let record: CsvRecord = { line, cells: [] };
  // One cell, and what ends it: a delimiter, a line break or the end of the file.
  const plainCell = `[^"${delimiter}\\r\\n][^${delimiter}\\r\\n]*`;
  const cell = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|(${plainCell})|)(${delimiter}|\\r\\n|\\r|\\n|$)`, 'y');
  while (cell.lastIndex <= source.length) {
    const match = cell.exec(source);
    if (!match) return undefined;
    const [whole, quoted, plain = '', end] = match;
    record.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === delimiter) continue;
    if (record.cells.some((one) => one.trim() !== '')) records.push(record);
    record = { line, cells: [] };
    if (end === '') break;
  }
  return records;
}
