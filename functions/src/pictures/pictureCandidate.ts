import type { PictureCandidate } from '@brokerage/domain/pictures/pictureCleanup';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { db } from '../data/db.ts';
import { sha256 } from '../data/sha256.ts';

/** How long an upload may wait until the record that it was chosen for is saved, in milliseconds. */
export const GRACE_MS = DAY_MS;

/** Returns the record that marks an upload as possibly unused. */
export const pictureCandidate = (tenantId: string, path: string) =>
  db.pictureCandidates(tenantId).doc(sha256(path));

/** Returns a candidate that the cleanup checks after the grace period. */
export const toPictureCandidate = (path: string, now: Date): PictureCandidate => ({
  path,
  due_at: new Date(now.getTime() + GRACE_MS),
  is_set_aside: false,
});
