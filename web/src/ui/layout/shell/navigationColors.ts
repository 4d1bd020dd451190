/** The sidebar's background and its colors, the same in both color schemes. The theme has the company's (components.ts). */
export const navigationColors = {
  surface: 'var(--navigation)',
  line: 'var(--navigation-line)',
  text: '#f1ede3',
  muted: 'var(--navigation-muted)',
  hover: 'rgb(255 255 255 / 7%)',
  current: 'rgb(255 255 255 / 12%)',
  brass: 'var(--navigation-accent)',
} as const;
