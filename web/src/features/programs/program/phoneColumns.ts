/** A table of values in columns on a phone: the name of each row on a line above its values, and one tint down the first column. */
export const phoneColumns = {
  position: 'relative',
  isolation: 'isolate',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    left: -8,
    width: 'calc(100% / var(--columns))',
    zIndex: -1,
    borderRadius: '6px',
    bgcolor: 'primary.soft',
  },
  '& thead td': { display: 'none' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    borderTop: 1,
    borderColor: 'divider',
  },
  '& thead tr': { borderTop: 0 },
  '& tr > th, & tr > td': { pl: 0, pr: 1.25, borderTop: 0 },
  '& thead th': { pt: 1.5, pb: 1.5 },
  '& tbody th': { gridColumn: '1 / -1', pt: 1.5, pb: 0.25, typography: 'body2', fontWeight: 600 },
  '& tbody td': { pt: 0.25, pb: 1.5 },
  '& thead th:first-of-type, & tbody td:first-of-type': { bgcolor: 'transparent' },
} as const;
