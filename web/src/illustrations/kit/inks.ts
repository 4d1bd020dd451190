/** The colors of the drawings. */

/** The company's colors: other companies' pages replace them with their own (web/prerender/applyCompanyColorsToText.ts). */
export const BRAND = '#1e4034';
export const BRAND_DARK = '#142c23';
export const ACCENT = '#ddb765';
/** The same if the page provides its own colors, as to the portraits in it. */
export const LIVE_BRAND = `var(--evergreen,${BRAND})`;
export const LIVE_ACCENT = `var(--brass,${ACCENT})`;

export const ink = '#1c1f1b';
export const white = '#fffdf9';
export const trim = '#e4dac5';
/** Foliage, from dark to light. Not the company's green, because trees would turn blue for a company with that color. */
export const leaf = {
  night: '#1d4133',
  deep: '#2b5243',
  main: '#48695a',
  light: '#86a08c',
  pale: '#a9bda6',
} as const;
export const wall = {
  white,
  cream: '#ead9b6',
  sage: '#c3d0bd',
  brick: '#a9644a',
  sand: '#f1dcc0',
  stone: '#c9bfab',
} as const;
export const roof = { slate: '#4d5c5a', dark: '#3a4745', clay: '#b9694a', bark: '#6d5638' } as const;
export const brick = { main: '#a9644a', dark: '#864a36' } as const;
export const bark = '#6d5638';
export const glass = '#b9cdc9';
/** Faces, and their shadow side. */
export const skins = {
  pale: ['#f3d3bb', '#e0b497'],
  light: ['#eec5a4', '#d9a581'],
  olive: ['#dfb188', '#c59268'],
  tan: ['#cd9468', '#b07a50'],
  brown: ['#a06a47', '#855335'],
  deep: ['#6f4631', '#593524'],
} as const;

/** Hair, and the light on it. */
export const hairColors = {
  black: ['#22211f', '#3b3936'],
  brown: ['#4b3326', '#684a38'],
  chestnut: ['#7a4a2d', '#96633f'],
  blond: ['#c99a55', '#ddb777'],
  red: ['#a4512f', '#c06d45'],
  gray: ['#8d8f8a', '#aeb0aa'],
  white: ['#d9d6cd', '#edeae2'],
} as const;
