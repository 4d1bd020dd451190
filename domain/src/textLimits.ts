/** Limits that every form shares, in characters (spec public-site section 9). */
export const TEXT_LIMITS = { name: 100, email: 255, phoneMin: 10, phoneMax: 20 } as const;
