/** Styles for an inline list: a comma after each entry but the last, where a line can break. */
export const commaList = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { display: 'inline-block', mr: '0.3em' },
  '& > li:not(:last-of-type)::after': { content: '","' },
} as const;
