/** Limits that every form shares, in characters. */
export const TEXT_LIMITS = { name: 100, email: 255, phoneMin: 10, phoneMax: 20 } as const;
