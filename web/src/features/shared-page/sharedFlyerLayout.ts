/**
 * Who sent the flyer, the sheet, and what else there is: sheet beside the other two where there is room. On a phone the person
 * comes first: a whole sheet above them would hide the way to apply. Also of what stands for them.
 */
export const sharedFlyerGrid = {
  mt: { xs: 3, md: 4 },
  display: 'grid',
  gap: 3,
  columnGap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
  gridTemplateRows: { md: 'auto 1fr' },
  alignItems: 'start',
} as const;

/** The place of the sheet in that grid. */
export const sharedFlyerSheetPlace = { gridArea: { md: '1 / 1 / 3' } } as const;

/** A sheet of paper on the page. */
export const sharedFlyerPaper = {
  bgcolor: 'background.paper',
  boxShadow: '0 1px 2px rgb(22 36 29 / 0.12), 0 12px 36px rgb(22 36 29 / 0.14)',
} as const;

/** Pixels from which a flyer in a frame can be read; the theme's `sm`. */
export const FRAME_MIN_WIDTH = 600;
