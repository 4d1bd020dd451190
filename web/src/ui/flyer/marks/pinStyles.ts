/** Full while it is open, a ring once it is resolved. On paper, which is white in the dark scheme, too. */
export const openPin = { color: '#fff', bgcolor: '#9b2118', borderColor: '#fff' } as const;
export const resolvedPin = { color: '#1f5a43', bgcolor: '#fff', borderColor: '#1f5a43' } as const;
