/** Returns the first moment of a day (yyyy-mm-dd, UTC). */
export const dayStart = (date: string) => new Date(`${date}T00:00:00Z`);
