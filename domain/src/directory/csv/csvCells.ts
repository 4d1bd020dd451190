import { US_STATES } from '../usStates.ts';

/** A line's cells by column. A column that the file doesn't have is absent, and changes nothing. */
export type Cells<Column extends string> = Partial<Record<Column, string>>;

/** A problem of a line. `column`: null if it isn't about a column. */
export interface CsvIssue {
  column: string | null;
  message: string;
}

/** Returns the columns in which two lines differ. */
export const changedColumns = <Column extends string>(
  columns: readonly Column[],
  before: Record<Column, string>,
  after: Cells<Column>,
): Column[] => columns.filter((column) => after[column] !== undefined && after[column] !== before[column]);

/** Returns the two-letter code of a state written as its code or its name, otherwise the text itself. */
export function toStateCode(text: string): string {
  const plain = text.trim().toLowerCase();
  const named = Object.entries(US_STATES).find(
    ([code, name]) => code.toLowerCase() === plain || name.toLowerCase() === plain,
  );
  return named?.[0] ?? text.trim();
}

/** Describes the problem with a text that isn't a state, and suggests the likely state. */
export function describeStateProblem(text: string): string {
  const plain = text.trim().toLowerCase();
  if (plain === '') return 'State is required';
  const [code, name] = Object.entries(US_STATES).find(([, one]) => one.toLowerCase().includes(plain)) ?? [];
  const example = code === undefined ? 'it like NJ or New Jersey' : `${code} or ${name}`;
  return `“${text.trim()}” isn’t a state; write ${example}`;
}

/** Returns the texts between semicolons, without blank ones. */
export const splitList = (text: string): string[] =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');
