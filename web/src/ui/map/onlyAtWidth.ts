/** Returns styles that show an element only from a given map width in pixels. */
export const onlyFrom = (width: number) => ({
  display: 'none',
  [`@container (min-width: ${width}px)`]: { display: 'flex' },
});

/** Returns styles that show something only on a map below a width, in pixels. */
export const onlyBelow = (width: number) => ({ [`@container (min-width: ${width}px)`]: { display: 'none' } });
