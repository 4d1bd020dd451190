import { DomainError } from '@brokerage/domain/errors/DomainError';
import { db } from '../data/db.ts';
import { increment, readCount } from '../data/expiringCounter.ts';
import { PICTURES_PER_HOUR, picturesCounter } from '../http/rateLimit.ts';

/**
 * Counts pictures that are about to be decoded for a person. Call it before the work, so that failed attempts count, too.
 * @throws DomainError too-many-pictures; nothing is counted then
 */
export async function countPictures(uid: string, pictures: number, now: Date): Promise<void> {
  if (pictures === 0) return;
  const counter = picturesCounter(uid, now);
  await db.runTransaction(async (transaction) => {
    const ref = db.rateLimit(counter.id);
    if (readCount(await transaction.get(ref)) + pictures > PICTURES_PER_HOUR) {
      throw new DomainError('too-many-pictures');
    }
    transaction.set(ref, increment(counter, pictures), { merge: true });
  });
}
