/** Compares two texts by their characters, as Firestore orders them: the same everywhere, independent of language. */
export const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
