/** Preview and settings side by side; stacked if there is no room. */
export const EDITOR_COLUMNS = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 440px)' },
} as const;
