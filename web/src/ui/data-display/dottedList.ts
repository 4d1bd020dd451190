/**
 * A list in running lines. The dot between two entries stands before the second, in a margin that is cut off: a line neither ends nor
 * begins with one.
 */
export const dottedList = {
  listStyle: 'none',
  m: 0,
  ml: '-1em',
  p: 0,
  clipPath: 'inset(0 0 0 1em)',
  '& > *': { display: 'inline-block', position: 'relative', pl: '1em' },
  '& > *::before': { content: '"·"', position: 'absolute', left: '0.35em' },
} as const;
