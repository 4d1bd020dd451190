/** From this width the sheet is next to the other parts. */
export const BESIDE_SHEET = '@media (min-width: 720px)';
/** From that width up to the theme's `md`. */
export const NARROW_BESIDE_SHEET = '@media (min-width: 720px) and (max-width: 899.95px)';

/**
 * The grid of title, people, sheet and extra parts. On a wide screen the sheet is next to the others, and narrow enough that all of it fits
 * the first screen. On a phone it comes right after the title, followed by the people.
 */
export const sharedFlyerGrid = {
  display: 'grid',
  gap: 3,
  rowGap: { xs: 2, sm: 3 },
  columnGap: { xs: 4, md: 5, lg: 8 },
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [BESIDE_SHEET]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gridTemplateRows: 'auto auto 1fr' },
  // Next to the sheet, a title would have three words per line.
  [NARROW_BESIDE_SHEET]: { '& > div:first-of-type': { gridColumn: '1 / -1' } },
} as const;

/** Height of the site's header; the end of the legal text may be below the first screen. */
const AROUND_SHEET_PX = 96;
/** In points. */
const LETTER = { width: 612, height: 792 };

/** Returns the sheet's place in that grid and its width: as high as the screen, but never too narrow to read. */
export const toSharedFlyerSheetPlace = ({ width, height } = LETTER) => {
  const whole = `calc((100vh - ${AROUND_SHEET_PX}px) * ${width} / ${height})`;
  return {
    [NARROW_BESIDE_SHEET]: { gridArea: '2 / 1 / 4', width: 'clamp(374px, 48vw, 420px)' },
    gridArea: { md: '1 / 1 / 4' },
    width: { md: `clamp(420px, ${whole}, 480px)`, lg: `clamp(600px, ${whole}, 680px)` },
  };
};

/** The contact for a flyer that has ended, next to the reason. */
export const endedFlyerGrid = {
  display: 'grid',
  gap: 3,
  columnGap: 6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [BESIDE_SHEET]: { gridTemplateColumns: { xs: 'minmax(0, 1fr) 320px', md: 'minmax(0, 1fr) 360px' } },
  alignItems: 'start',
} as const;

/** A sheet of paper on the page. */
export const sharedFlyerPaper = {
  bgcolor: 'background.paper',
  boxShadow: '0 1px 2px rgb(22 36 29 / 0.12), 0 12px 36px rgb(22 36 29 / 0.14)',
} as const;

/** The minimum width in pixels at which a framed flyer is readable; the theme's `sm`. */
export const FRAME_MIN_WIDTH = 600;
