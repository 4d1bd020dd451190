/** Sheet and officer's card: side by side where there is room, else one under the other. Also of what stands for them. */
export const sharedFlyerGrid = {
  mt: { xs: 3, md: 4 },
  display: 'grid',
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
  alignItems: 'start',
} as const;

/** A frame with a letter page, and the viewer's own bar above it. */
export const sharedFlyerSheet = { aspectRatio: '8.5 / 11.6', width: '100%' } as const;

/** Pixels from which a flyer in a frame can be read; the theme's `sm`. */
export const FRAME_MIN_WIDTH = 600;
