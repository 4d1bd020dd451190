import type { ParsedInput } from '@brokerage/domain/callables';
import type { CsvIssue } from '@brokerage/domain/directory/csv/csvCells';
import type { ImportedLine } from '@brokerage/domain/directory/csv/directoryCsvCallables';

export type ImportInput = ParsedInput<'import-directory'>;

interface Found {
  /** Null for a new record. */
  revision: number | null;
  columns: readonly string[];
}

/** Returns the result of a line that can be saved, or was saved. */
export const toAcceptedLine = (line: number, { revision, columns }: Found): ImportedLine => ({
  line,
  state: revision === null ? 'new' : columns.length === 0 ? 'unchanged' : 'changed',
  revision,
  columns: revision === null ? [] : [...columns],
  issues: [],
});

/** Returns the result of a line that can't be saved. */
export const refusedLine = (line: number, issues: readonly CsvIssue[]): ImportedLine => ({
  line,
  state: 'refused',
  revision: null,
  columns: [],
  issues: [...issues],
});

/** Returns the result of a line whose record has changed since the preview. */
export const outdatedLine = (line: number): ImportedLine =>
  refusedLine(line, [{ column: null, message: 'Changed by someone else after the preview' }]);
