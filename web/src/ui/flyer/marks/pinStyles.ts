/** Filled while the mark is open, a ring once it's resolved. On the flyer, which is white even in the dark scheme. */
export const openPin = { color: '#fff', bgcolor: '#9b2118', borderColor: '#fff' } as const;
export const resolvedPin = { color: '#1f5a43', bgcolor: '#fff', borderColor: '#1f5a43' } as const;
