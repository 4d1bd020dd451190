/** Returns a number for a text, the same each time, to choose a picture or a color by. */
export const hashText = (text: string): number =>
  [...text].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 13);
