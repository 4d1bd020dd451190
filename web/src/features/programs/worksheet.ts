/** A sum: its sliders beside its sheet, one above the other on phones. */
export const worksheetLayout = {
  display: 'grid',
  columnGap: { md: 6, lg: 10 },
  rowGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 7fr)' },
  alignItems: 'center',
} as const;

/** The sheet beside the sliders of a sum: two halves with a rule between them, one above the other on phones. */
export const worksheet = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderTop: '3px solid',
  borderTopColor: 'secondary.light',
  '& > div + div': {
    borderStyle: 'solid',
    borderColor: 'divider',
    borderWidth: { xs: '1px 0 0', sm: '0 0 0 1px' },
  },
} as const;
