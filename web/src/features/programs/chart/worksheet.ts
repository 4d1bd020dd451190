/** Layout of a worksheet: sliders and results side by side, stacked on phones. */
export const worksheetLayout = {
  display: 'grid',
  columnGap: { md: 6, lg: 10 },
  rowGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 7fr)' },
  alignItems: 'center',
} as const;

/** A worksheet's results next to its sliders: two halves with a rule between them, stacked on phones. */
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

/** A one-line answer that sticks below the site's header on phones while someone changes the inputs. */
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

/** A bar of amounts. White, because some of its colors have too little contrast on green. */
export const amountBar = {
  display: 'flex',
  gap: '2px',
  height: 18,
  p: '2px',
  bgcolor: 'background.paper',
  borderRadius: '4px',
  overflow: 'hidden',
  printColorAdjust: 'exact',
} as const;

/** A color swatch that matches a name with its part of the bar. */
export const amountSwatch = {
  flex: 'none',
  boxSizing: 'border-box',
  width: 14,
  height: 14,
  transform: 'translateY(2px)',
  border: '2px solid',
  borderColor: 'background.paper',
  borderRadius: '3px',
  printColorAdjust: 'exact',
} as const;

/** A label and its amount, below a rule. */
export const amountLine = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 2,
  py: 0.75,
  borderTop: 1,
  borderColor: '#c5d3c2',
  // Keeps a two-line name clear of its swatch.
  '& dt': { display: 'flex', alignItems: 'baseline', gap: 1 },
  '& dd': {
    m: 0,
    fontWeight: 600,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
} as const;

/** The total of the lines above it. */
export const amountTotal = {
  ...amountLine,
  borderTop: '2px solid',
  borderColor: 'text.primary',
  fontWeight: 600,
} as const;
