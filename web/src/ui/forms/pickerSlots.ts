/** The list that a picker opens, told apart from what lies under it in both schemes. */
export const pickerSlots = { paper: { elevation: 8, sx: { border: 1, borderColor: 'divider' } } } as const;
