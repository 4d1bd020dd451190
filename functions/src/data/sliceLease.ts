import { MINUTE_MS } from '@brokerage/domain/schedule/durations';

/** Longer than it takes to run a slice, send the next one and repeat a failed one. */
const LEASE_MS = 3 * MINUTE_MS;

/** Returns the time until which nobody else takes over work that is done in slices. */
export const sliceLease = (now: Date): Date => new Date(now.getTime() + LEASE_MS);
