/**
 * A spreadsheet treats cells that start like this as formulas (OWASP, CSV injection), including full-width signs in some languages; where
 * the comma is a decimal sign, cells start after semicolons.
 */
const FORMULA = /(^|[;\t]\s*)(?=[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/g;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = value.replace(FORMULA, "$1'");
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns rows in RFC 4180 format, with the byte order mark that tells Excel it's UTF-8; no text can become a formula. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
