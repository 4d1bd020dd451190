/** Returns a stored text; blank where there is none. */
export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
