/** The words about a chart beside it, where there is room. */
export const besideChart = {
  display: 'grid',
  columnGap: 6,
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2.2fr)' },
} as const;
