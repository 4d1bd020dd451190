/** The quote that `toCsv` adds before characters that a spreadsheet would read as a formula. */
const GUARD = /(^|[;\t]\s*)'(?=[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** Returns a cell without the quote that `toCsv` added, so that an exported file can be imported again. */
export const fromCsvCell = (cell: string): string => cell.replace(GUARD, '$1');
