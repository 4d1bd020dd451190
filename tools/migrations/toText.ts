/** Returns a stored text; blank if there is none. */
export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
