import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { sha256 } from './sha256.ts';

/**
 * Names a record in `rate_limits` that counts something until it expires: requests of an hour (`http/rateLimit.ts`), or the calls of one
 * slot (`callSlot`). What it counts, such as an address or a person, isn't stored in it.
 */
export interface ExpiringCounter {
  id: string;
  /** For Firestore's TTL policy on rate_limits.expires_at. */
  expiresAt: Date;
}

/** Returns the id of a counter, from which nobody learns what it counts. */
export const toCounterId = (what: string) => sha256(what).slice(0, 40);

/** Returns a counter's value; 0 if it has no record yet. */
export const readCount = (counter: DocumentSnapshot) => Number(counter.get('count') ?? 0);

/** Returns the merge update that increments a counter. */
export const increment = ({ expiresAt }: ExpiringCounter, number = 1) => ({
  count: FieldValue.increment(number),
  expires_at: expiresAt,
});
