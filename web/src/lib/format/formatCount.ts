const number = new Intl.NumberFormat('en-US');

/** Returns `1,204`. */
export const formatCount = (count: number): string => number.format(count);
