/** Invisible characters: two texts with and without them look the same. */
export const NO_WIDTH = [
  '\u00ad',
  '\u034f',
  '\u115f',
  '\u1160',
  '\u180e',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\u2063',
  '\u2067',
  '\u3164',
  '\ufeff',
  '\uffa0',
  '\u{e0041}',
];
