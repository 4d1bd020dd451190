/** What was chosen is shown whole, on as many lines as it takes. */
export const longChips = {
  '& .MuiAutocomplete-inputRoot': { py: 1, rowGap: 0.5 },
  '& .MuiChip-root': { height: 'auto', minHeight: 28 },
  '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 },
} as const;

/** Says how long a text is, and how long it may be. */
export const countText = (text: string, most: number) => `${text.length}/${most}`;
