/**
 * Phone layout for a table: each row's name is on its own line above its values. The first column is tinted; the names aren't, because they
 * span both columns.
 */
export const phoneColumns = {
  '& thead td': { display: 'none' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    borderTop: 1,
    borderColor: 'divider',
    pb: 1.5,
  },
  '& thead tr': { borderTop: 0, pb: 0 },
  '& tr > th, & tr > td': { px: 2, borderTop: 0 },
  '& thead th': { pt: 1.5, pb: 1.5 },
  '& tbody th': { gridColumn: '1 / -1', pt: 1.5, pb: 1, pl: 0, typography: 'body2', fontWeight: 600 },
  '& tbody td': { py: 1 },
} as const;
