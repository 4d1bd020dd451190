const number = new Intl.NumberFormat('en-US');

/** `1,204`. */
export const formatCount = (count: number): string => number.format(count);
