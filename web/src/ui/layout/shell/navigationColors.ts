/** The sidebar's evergreen, the same in both color schemes, and what stands on it. */
export const navigationColors = {
  surface: '#142c23',
  line: '#2c463b',
  text: '#f1ede3',
  muted: '#b9c8bf',
  hover: 'rgb(255 255 255 / 7%)',
  current: 'rgb(255 255 255 / 12%)',
  brass: '#ddb765',
} as const;
