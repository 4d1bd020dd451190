import { MINUTE_MS } from '@brokerage/domain/schedule/durations';

/** Longer than a slice, the way to the next one and the repetition of one that failed take. */
const LEASE_MS = 3 * MINUTE_MS;

/** Returns until when nobody else takes over work that is done in slices. */
export const sliceLease = (now: Date): Date => new Date(now.getTime() + LEASE_MS);
