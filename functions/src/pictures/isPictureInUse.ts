import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';

const HEADSHOT_OWNER = /\/headshots\/([^/]+)-\d+[.][a-z]+$/;

/**
 * Returns whether a record refers to the upload. Headshots of members who saved an email signature count as used: the signature was pasted
 * into mail programs, and sent mail shows the picture for years.
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
