/** What `toCsv` puts before a sign that a spreadsheet takes for a formula. */
const GUARD = /(^|[;\t]\s*)'(?=[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** Returns a cell as it was before `toCsv` guarded it, so that an exported file can be imported again. */
export const fromCsvCell = (cell: string): string => cell.replace(GUARD, '$1');
