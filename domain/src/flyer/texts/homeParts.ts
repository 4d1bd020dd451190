const counted = (text: string, noun: string): string =>
  /^[\d.]+$/.test(text) ? `${text} ${noun}${text === '1' ? '' : 's'}` : '';

/** A home's features by their field keys, worded like a listing: "4 beds", '' for values that aren't a number. */
export const HOME_PARTS: readonly (readonly [keys: RegExp, write: (text: string) => string])[] = [
  [/^bed(?:room)?s$/, (text) => counted(text, 'bed')],
  [/^bath(?:room)?s$/, (text) => counted(text, 'bath')],
  [/^(?:living_)?area$|^square_feet$|^sq_?ft$/, (text) => (/^[\d,.]+$/.test(text) ? `${text} sq ft` : text)],
];
