/** A record of a CSV file, and the line of the file on which it begins, from 1. */
interface CsvRecord {
  line: number;
  cells: string[];
}

/**
 * The records of a CSV text as of RFC 4180: quoted cells may hold commas, line breaks and doubled quotes. Blank lines
 * are left out. Undefined when a quote is never closed.
 */
export function parseCsv(text: string): CsvRecord[] | undefined {
  const records: CsvRecord[] = [];
  let line = 1;
  let record: CsvRecord = { line, cells: [] };
  const source = text.replace(/^\uFEFF/, '');
  // One cell, and what ends it: a comma, a line break or the end of the file.
  const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n][^,\r\n]*)|)(,|\r\n|\r|\n|$)/y;
  while (cell.lastIndex <= source.length) {
    const match = cell.exec(source);
    if (!match) return undefined;
    const [whole, quoted, plain = '', end] = match;
    record.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === ',') continue;
    if (record.cells.some((one) => one.trim() !== '')) records.push(record);
    record = { line, cells: [] };
    if (end === '') break;
  }
  return records;
}
