import { IMPORT_CALL, IMPORT_CELL } from '@brokerage/domain/directory/csv/directoryCsvCallables';
import type { TableLine } from '../../../lib/csv/readTable.ts';
import { formatCount } from '../../../lib/format/formatCount.ts';
import type { DirectoryColumn, ImportPart } from './directoryFiles.ts';

export type DirectoryLine = TableLine<DirectoryColumn>;

const weigh = ({ cells }: DirectoryLine) => new TextEncoder().encode(JSON.stringify(cells)).length;

/** Splits lines into batches that fit the function's limit. */
export function toCalls<Line extends DirectoryLine>(lines: readonly Line[]): Line[][] {
  const calls: Line[][] = [];
  let bytes = 0;
  for (const line of lines) {
    const weight = weigh(line);
    const last = calls.at(-1);
    if (last && last.length < IMPORT_CALL.lines && bytes + weight <= IMPORT_CALL.bytes) {
      last.push(line);
      bytes += weight;
    } else {
      calls.push([line]);
      bytes = weight;
    }
  }
  return calls;
}

const plain = (text = '') => text.trim().toLowerCase();

/** Returns the key that must be unique in the file, because lines with the same key are about the same record. */
function toKey(part: ImportPart, { cells }: DirectoryLine): string {
  if (plain(cells.id) !== '') return `id ${plain(cells.id)}`;
  return part === 'branches' ? `${plain(cells.name)} ${plain(cells.state)}` : plain(cells.email);
}

/** Returns why lines can't be sent, by line number, based only on the file. */
export function findLineProblems(part: ImportPart, lines: readonly DirectoryLine[]): Map<number, string> {
  const problems = new Map<number, string>();
  const seen = new Map<string, number>();
  for (const line of lines) {
    const long = Object.entries(line.cells).find(([, cell]) => cell.length > IMPORT_CELL);
    const key = toKey(part, line);
    const twin = seen.get(key);
    if (line.problem !== undefined) problems.set(line.line, line.problem);
    else if (long) problems.set(line.line, `${long[0]}: no more than ${formatCount(IMPORT_CELL)} characters`);
    else if (weigh(line) > IMPORT_CALL.bytes) problems.set(line.line, 'This line is too long');
    else if (twin !== undefined && key.trim() !== '') problems.set(line.line, `Same as line ${twin}`);
    else seen.set(key, line.line);
  }
  return problems;
}
