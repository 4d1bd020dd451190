/**
 * Puts an alert’s action below its text, on phones and in narrow columns: next to a button, the text would have one word per line. With
 * units, because `sx` reads numbers as multiples of 8 pixels and the theme reads them as pixels.
 */
export const actionBelowText = {
  flexWrap: 'wrap',
  // The icon and its margin take 34 px.
  '& > .MuiAlert-message': { flex: '1 1 100%' },
  '& > .MuiAlert-icon + .MuiAlert-message': { flexBasis: 'calc(100% - 40px)' },
  '& > .MuiAlert-action': { flexBasis: '100%', flexWrap: 'wrap', margin: 0, padding: '0 0 4px' },
  '& > .MuiAlert-icon ~ .MuiAlert-action': { paddingLeft: '34px' },
  // Aligns the label with the text.
  '& > .MuiAlert-action > .MuiButton-text': { marginLeft: '-12px' },
} as const;
