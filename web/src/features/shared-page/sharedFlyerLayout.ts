/** Sheet and officer's card: side by side where there is room, else one under the other. Also of what stands for them. */
export const sharedFlyerGrid = {
  mt: { xs: 3, md: 4 },
  display: 'grid',
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
  alignItems: 'start',
} as const;

/** A sheet of paper on the page. */
export const sharedFlyerPaper = {
  bgcolor: 'background.paper',
  boxShadow: '0 1px 2px rgb(22 36 29 / 0.12), 0 12px 36px rgb(22 36 29 / 0.14)',
} as const;

/** Pixels from which a flyer in a frame can be read; the theme's `sm`. */
export const FRAME_MIN_WIDTH = 600;
