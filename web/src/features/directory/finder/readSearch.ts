interface Search {
  /** Five digits; undefined unless all were typed. */
  zip: string | undefined;
  /** Whether the ZIP code field contains something else, or an incomplete ZIP code. */
  isZipBegun: boolean;
  /** Words from the other field, without case and accents. */
  words: readonly string[];
}

/** Normalizes text for comparison, ignoring case and accents, so that "Andre" finds André. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** With or without the four digits of ZIP+4. */
const ZIP = /^(\d{5})(?:-\d{0,4})?$/;

/** Parses the ZIP code and the search words from the finder's two fields. */
export function readSearch(typed: { zip: string; text: string }): Search {
  const digits = typed.zip.trim();
  const zip = ZIP.exec(digits)?.[1];
  return {
    zip,
    isZipBegun: digits !== '' && zip === undefined,
    words: plain(typed.text)
      .split(/[\s,]+/)
      .filter(Boolean),
  };
}
