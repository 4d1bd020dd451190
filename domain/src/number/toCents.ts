/** Returns an amount in US dollars as whole cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);
