/** A table of values in columns on a phone: the name of each row on a line of its own above its values, of which the first have a tint. */
export const phoneColumns = {
  '& thead td': { display: 'none' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    borderTop: 1,
    borderColor: 'divider',
    position: 'relative',
    isolation: 'isolate',
  },
  // From the head to the foot, below the names of the rows, too.
  '& tr::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    left: 0,
    width: 'calc(100% / var(--columns) - 4px)',
    bgcolor: 'primary.soft',
  },
  '& thead tr': { borderTop: 0 },
  '& tr > th, & tr > td': { pl: 0, pr: 1, borderTop: 0 },
  '& thead th': { pt: 1.5, pb: 1.5 },
  '& tbody th': { gridColumn: '1 / -1', pt: 1.5, pb: 0.25, pl: 1, typography: 'body2', fontWeight: 600 },
  '& tbody td': { pt: 0.5, pb: 1.5 },
  '& thead th:first-of-type, & tbody td:first-of-type': { pl: 1, bgcolor: 'transparent' },
} as const;
