/** The content of a text file. `isGuess`: the encoding was guessed. */
export interface CsvText {
  text: string;
  isGuess: boolean;
}

const NOT_TEXT =
  'This looks like an Excel workbook, not a text file. In Excel, choose Save As, then “CSV UTF-8 (Comma delimited)”.';

const startsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, at) => bytes[at] === byte);

/**
 * Returns the text of a CSV file: UTF-8 or UTF-16 by its first bytes, otherwise UTF-8 or, if that fails, Windows-1252, which Excel writes
 * in western countries. Returns an error message if it isn't text.
 */
export function readCsvFile(bytes: Uint8Array<ArrayBuffer>): CsvText | string {
  if (startsWith(bytes, 0xff, 0xfe)) return certain(bytes, 'utf-16le');
  if (startsWith(bytes, 0xfe, 0xff)) return certain(bytes, 'utf-16be');
  // Only UTF-16 text contains zero bytes: in plain English, every second byte is one.
  if (bytes[0] !== 0 && bytes[1] === 0 && bytes[3] === 0) return certain(bytes, 'utf-16le');
  if (bytes[0] === 0 && bytes[1] !== 0 && bytes[2] === 0) return certain(bytes, 'utf-16be');
  if (bytes.includes(0)) return NOT_TEXT;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuess: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuess: true };
  }
}

const certain = (bytes: Uint8Array<ArrayBuffer>, encoding: string): CsvText => ({
  text: new TextDecoder(encoding).decode(bytes),
  isGuess: false,
});
