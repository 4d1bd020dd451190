import type { PictureCandidate } from '@brokerage/domain/pictures/pictureCandidate';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { db } from '../data/db.ts';
import { getTogether } from '../data/getTogether.ts';
import { sha256 } from '../data/sha256.ts';
import { reopenUpload } from './publishUpload.ts';
import { uploadsIn } from './uploadsIn.ts';

type Transaction = FirebaseFirestore.Transaction;

/** How long an upload may wait to be saved with what it was chosen for, in milliseconds. */
export const GRACE_MS = DAY_MS;

/** Returns the record that says an upload may be unused. */
export const pictureCandidate = (tenantId: string, path: string) =>
  db.pictureCandidates(tenantId).doc(sha256(path));

/** Returns a candidate that the cleanup looks at after the grace period. */
export const toPictureCandidate = (path: string, now: Date): PictureCandidate => ({
  path,
  due_at: new Date(now.getTime() + GRACE_MS),
  is_set_aside: false,
});

/** Bytes of a use's id; Firestore takes 1,500. */
const LONGEST_ID = 1000;

/** Returns the id of the use of a record. Clients choose ids of records, so a path can be longer than an id may be. */
function pictureUseId(recordPath: string): string {
  const id = recordPath.replaceAll('/', ':');
  if (Buffer.byteLength(id) <= LONGEST_ID) return id;
  return `sha256:${sha256(recordPath)}`;
}

const HEADSHOT_OWNER = /\/headshots\/([^/]+)-\d+[.][a-z]+$/;

/**
 * Returns whether a record refers to the upload. Headshots of people who saved an email signature count as used: it was pasted
 * into mail programs, and mail that was sent shows them for years.
 */
export async function isPictureInUse(
  transaction: Transaction,
  tenantId: string,
  path: string,
): Promise<boolean> {
  const uses = db.pictureUses(tenantId).where('pictures', 'array-contains', path).limit(1);
  const [, signer] = HEADSHOT_OWNER.exec(path) ?? [];
  const [used, signature] = await Promise.all([
    transaction.get(uses),
    signer === undefined ? undefined : transaction.get(db.emailSignatures(tenantId).doc(signer)),
  ]);
  return !used.empty || signature?.exists === true;
}

/**
 * Notes which uploads a record refers to now, and makes candidates of those that it no longer refers to. Reads the record as it
 * is, so events that come twice or late change nothing. An upload that was set aside opens again.
 */
export async function updatePictureUse(tenantId: string, recordPath: string): Promise<void> {
  const now = new Date();
  const setAside = await db.runTransaction(async (transaction) => {
    const use = db.pictureUses(tenantId).doc(pictureUseId(recordPath));
    const [record, stored] = await getTogether(transaction, db.document(recordPath), use);
    const before = stored.data()?.pictures ?? [];
    const pictures = uploadsIn(record.data(), tenantId);
    const added = pictures.filter((path) => !before.includes(path));
    const dropped = before.filter((path) => !pictures.includes(path));
    if (added.length === 0 && dropped.length === 0) return [];
    const refs = added.map((path) => pictureCandidate(tenantId, path));
    const candidates = refs.length > 0 ? await transaction.getAll(...refs) : [];
    if (pictures.length > 0) transaction.set(use, { record: recordPath, pictures });
    else transaction.delete(use);
    for (const path of dropped) {
      transaction.set(pictureCandidate(tenantId, path), toPictureCandidate(path, now));
    }
    const closed = candidates.filter((candidate) => candidate.data()?.is_set_aside);
    // Should this process die before it has opened them, the cleanup does.
    for (const { ref } of closed) transaction.update(ref, { due_at: now });
    return closed.flatMap((candidate) => candidate.data()?.path ?? []);
  });
  for (const path of setAside) await reopenUpload(path);
}
