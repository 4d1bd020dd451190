const counted = (text: string, noun: string): string =>
  /^[\d.]+$/.test(text) ? `${text} ${noun}${text === '1' ? '' : 's'}` : '';

/** What a home has, by the fields that say it, as listings write it: "4 beds", '' for what isn't a number of them. */
export const HOME_PARTS: readonly (readonly [keys: RegExp, write: (text: string) => string])[] = [
  [/^bed(?:room)?s$/, (text) => counted(text, 'bed')],
  [/^bath(?:room)?s$/, (text) => counted(text, 'bath')],
  [/^(?:living_)?area$|^square_feet$|^sq_?ft$/, (text) => (/^[\d,.]+$/.test(text) ? `${text} sq ft` : text)],
];
