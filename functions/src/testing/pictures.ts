import { paths } from '@brokerage/domain/paths';
import { HOUR_MS } from '@brokerage/domain/schedule/durations';
import { picturesCounter } from '../http/rateLimit.ts';
import { firestore } from './emulator.ts';

// The hour may end while a test runs, so these are the counters of this hour and the next.
const counters = (uid: string) =>
  [Date.now(), Date.now() + HOUR_MS].map((at) => {
    const { id, expiresAt } = picturesCounter(uid, new Date(at));
    return { counter: firestore.doc(paths.rateLimit(id)), expires_at: expiresAt };
  });

/** Returns how many pictures were recently decoded for a person. */
export async function picturesCounted(uid: string): Promise<number> {
  const found = await Promise.all(counters(uid).map(({ counter }) => counter.get()));
  return found.reduce((sum, counter) => sum + Number(counter.get('count') ?? 0), 0);
}

export async function setPicturesCounted(uid: string, count: number): Promise<void> {
  await Promise.all(counters(uid).map(({ counter, expires_at }) => counter.set({ count, expires_at })));
}
