import { createHash } from 'node:crypto';

/** Applications from one address within one hour. A household or a small office stays far below. */
export const SUBMISSIONS_PER_HOUR = 10;
/** Messages of the contact form from one address within one hour. */
export const MESSAGES_PER_HOUR = 6;
const HOUR_MS = 3_600_000;

/** What is counted: each form has counters of its own. */
type Bucket = 'application' | 'message';

/** The counter of an address for the current hour. The address itself is not stored there. */
export interface RateWindow {
  id: string;
  /** For Firestore's TTL policy on rate_limits.expires_at. */
  expiresAt: Date;
}

export function rateWindow(bucket: Bucket, ip: string, now: Date): RateWindow {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  return {
    id: createHash('sha256').update(`${bucket}|${hour}|${ip}`).digest('hex').slice(0, 40),
    expiresAt: new Date((hour + 1) * HOUR_MS),
  };
}
