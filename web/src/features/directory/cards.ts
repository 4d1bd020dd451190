/** Looks that the cards of the directory share. */

export const hoverCard = {
  position: 'relative',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  transition: 'border-color 150ms ease-out, box-shadow 150ms ease-out',
  '&:hover': { borderColor: 'secondary.main', boxShadow: '0 6px 24px rgb(20 44 35 / 10%)' },
} as const;

/** Of the one link of a card: the whole card is its target. */
export const cardTarget = {
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '10px' },
} as const;

/** As many cards beside each other as fit at this width; never wider than the window. */
export const cardGrid = (minWidth: number) =>
  ({
    listStyle: 'none',
    p: 0,
    m: 0,
    display: 'grid',
    gap: { xs: 2, md: 3 },
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`,
  }) as const;
