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

/** An answer in one line, on phones below the site's header while somebody changes what it is figured from. */
export const phoneStrip = {
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 2,
  position: { xs: 'sticky', md: 'static' },
  top: 64,
  zIndex: { xs: 2, md: 'auto' },
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3, md: 0 },
  py: { xs: 1.25, md: 0 },
  bgcolor: 'primary.soft',
  borderBlock: { xs: '1px solid #c5d3c2', md: 0 },
  '@media print': { position: 'static' },
} as const;
