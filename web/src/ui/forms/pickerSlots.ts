/** Makes a picker's popup stand out from the page in both color schemes. */
export const pickerSlots = { paper: { elevation: 8, sx: { border: 1, borderColor: 'divider' } } } as const;
