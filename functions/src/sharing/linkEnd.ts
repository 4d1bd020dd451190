const DAY_MS = 86_400_000;

/** When a link ends that is to live so many days from now; never for null. */
export const endOf = (days: number | null, now: Date): Date | null =>
  days === null ? null : new Date(now.getTime() + days * DAY_MS);
