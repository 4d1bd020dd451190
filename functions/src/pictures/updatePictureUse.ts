import { db } from '../data/db.ts';
import { getAllTyped } from '../data/getAllTyped.ts';
import { sha256 } from '../data/sha256.ts';
import { pictureCandidate, toPictureCandidate } from './pictureCandidate.ts';
import { reopenUpload } from './publishUpload.ts';
import { uploadsIn } from './uploadsIn.ts';

/** Bytes of a use's id; Firestore allows 1,500. */
const LONGEST_ID = 1000;

/** Returns the id of a record's use document. Clients choose record ids, so a path can exceed an id's length. */
function pictureUseId(recordPath: string): string {
  const id = recordPath.replaceAll('/', ':');
  if (Buffer.byteLength(id) <= LONGEST_ID) return id;
  return `sha256:${sha256(recordPath)}`;
}

/**
 * Stores which uploads a record refers to now, and makes candidates of those that it no longer refers to. Reads the record's current state,
 * so duplicate or late events change nothing. Reopens an upload that was set aside.
 */
export async function updatePictureUse(tenantId: string, recordPath: string): Promise<void> {
  const now = new Date();
  const setAside = await db.runTransaction(async (transaction) => {
    const use = db.pictureUses(tenantId).doc(pictureUseId(recordPath));
    const [record, stored] = await getAllTyped(transaction, db.document(recordPath), use);
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
    // If this process dies before it has reopened them, the cleanup does it.
    for (const { ref } of closed) transaction.update(ref, { due_at: now });
    return closed.flatMap((candidate) => candidate.data()?.path ?? []);
  });
  for (const path of setAside) await reopenUpload(path);
}
