/** A table of values in columns on a phone: the name of each row on a line of its own above its values, of which the first has a tint. */
export const phoneColumns = {
  '& thead td': { display: 'none' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    borderTop: 1,
    borderColor: 'divider',
  },
  '& thead tr': { borderTop: 0 },
  '& tr > th, & tr > td': { pl: 0, pr: 1, borderTop: 0 },
  '& thead th': { pt: 1.5, pb: 1.5 },
  '& tbody th': { gridColumn: '1 / -1', pt: 1.5, pb: 0.25, typography: 'body2', fontWeight: 600 },
  '& tbody td': { pt: 0.5, pb: 1 },
  // Its words stand in line with the names of the rows.
  '& thead th:first-of-type, & tbody td:first-of-type': {
    ml: -1,
    mr: 0.75,
    px: 1,
    mb: 1,
    borderRadius: '6px',
    bgcolor: 'primary.soft',
  },
} as const;
