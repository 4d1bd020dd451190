/** Sets off the list that a picker opens from what is under it, in both schemes. */
export const pickerSlots = { paper: { elevation: 8, sx: { border: 1, borderColor: 'divider' } } } as const;
