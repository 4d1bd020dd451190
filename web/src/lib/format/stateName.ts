const names: Record<string, string> = { CA: 'California', NJ: 'New Jersey' };

/** A state's name for its two letters; the letters where the firm has not been so far. */
export const stateName = (code: string) => names[code] ?? code;
