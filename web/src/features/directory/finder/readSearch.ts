interface Search {
  /** Five digits; undefined where none were typed. */
  zip: string | undefined;
  /** Whether digits were typed that aren't a whole ZIP code yet. */
  isZipBegun: boolean;
  /** What else was typed, without case and accents. */
  words: readonly string[];
}

/** For comparing: without case and without accents, so that "Elif" finds and "Andre" finds André. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const DIGITS = /^\d[\d-]*$/;
/** With or without the four digits of ZIP+4. */
const ZIP = /^(\d{5})(?:-\d{0,4})?$/;

/** Reads a ZIP code and words from what was typed into the search field. */
export function readSearch(text: string): Search {
  const parts = plain(text)
    .split(/[\s,]+/)
    .filter(Boolean);
  const numbers = parts.filter((part) => DIGITS.test(part));
  const zip = numbers.flatMap((number) => ZIP.exec(number)?.[1] ?? [])[0];
  return {
    zip,
    isZipBegun: numbers.length > 0 && zip === undefined,
    words: parts.filter((part) => !DIGITS.test(part)),
  };
}
