/**
 * The product's print colors: evergreen, paper, brass, ink. Text pairs keep a contrast of 4.5:1. Designs draw in these, and
 * `applyCompanyColors` replaces them with a company's own.
 */
export const palette = {
  evergreen: '#1e4034',
  deep: '#142c23',
  moss: '#47695b',
  mist: '#e2ebe4',
  sage: '#b9cdbf',
  paper: '#f8f4ec',
  card: '#fffdf9',
  brass: '#7e5713',
  gold: '#ddb765',
  sand: '#f4e8cd',
  ink: '#1c1f1b',
  stone: '#565a52',
  line: '#dfd8c9',
} as const;

/** Ring colors of a rising sun on evergreen, outermost first. */
export const ringColors = ['#22483b', '#274f41', '#2e594a', '#3a6755'] as const;
