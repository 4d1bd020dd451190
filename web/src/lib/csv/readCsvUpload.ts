import { type CsvText, readCsvFile } from './readCsvFile.ts';

/** In bytes: more than 500 lines with long notes need. Parsing a far larger file would block the page or fail. */
const LARGEST_FILE = 2_000_000;
const TOO_LARGE = 'This file is too large. Use one of 2 MB or less.';
const UNREADABLE = 'We couldn’t read this file. Please choose it again.';

/** Returns the text of the selected file, or an error message if it can't be read. */
export async function readCsvUpload(chosen: File): Promise<CsvText | string> {
  if (chosen.size > LARGEST_FILE) return TOO_LARGE;
  try {
    return readCsvFile(new Uint8Array(await chosen.arrayBuffer()));
  } catch {
    // The file was changed or removed after it was chosen.
    return UNREADABLE;
  }
}
