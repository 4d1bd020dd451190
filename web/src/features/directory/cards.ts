/** Styles that the directory's lists share. */

/** For an entry's only link: makes the whole entry clickable. */
export const cardTarget = {
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/**
 * A grid with as many entries per row as fit at this width; never wider than the window. The columns are far enough apart that the
 * buttons of two entries don't read as one row.
 */
export const cardGrid = (minWidth: number) =>
  ({
    listStyle: 'none',
    p: 0,
    m: 0,
    display: 'grid',
    columnGap: 5,
    rowGap: { xs: 2, md: 3 },
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`,
  }) as const;
