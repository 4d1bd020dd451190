/** On a phone the actions go below the text: next to a button, the text would have one word per line. */
export const noticeLayout = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  // The icon and its margin take 40 px.
  '& .MuiAlert-message': { flex: { xs: '1 1 calc(100% - 40px)', sm: 'initial' }, minWidth: 0 },
  '& .MuiAlert-action': { ml: { xs: 4.5, sm: 'auto' }, pl: { xs: 0, sm: 2 }, whiteSpace: 'nowrap' },
} as const;
