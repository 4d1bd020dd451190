/** A list in running lines: a comma after each entry but the last one, so that a line can end after it. */
export const commaList = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { display: 'inline-block', mr: '0.3em' },
  '& > li:not(:last-of-type)::after': { content: '","' },
} as const;
