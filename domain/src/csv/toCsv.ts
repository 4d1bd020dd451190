/**
 * A spreadsheet takes what begins so for a formula (OWASP, CSV injection); in some languages the wide signs, too, and where
 * the comma is a decimal sign, cells begin behind semicolons.
 */
const FORMULA = /(^|[;\t]\s*)(?=[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/g;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = value.replace(FORMULA, "$1'");
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as RFC 4180 has them, with the mark by which Excel knows UTF-8; no text can become a formula. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
