import type { DocumentData, DocumentSnapshot, Transaction, UpdateData } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';
import { readPage } from '../../data/readPage.ts';

/** Links per transaction, so that it stays small and short. */
const BATCH_SIZE = 200;

/** Returns the link fields with outdated values; undefined when it is up to date. */
type ToChange = (link: DocumentSnapshot) => UpdateData<DocumentData> | undefined;

/**
 * Changes all of a tenant's links with this value in a field, 200 per transaction, ordered by id: a retry passes quickly over those that
 * are up to date. `loadChange` reads the links' new values in each transaction. Links are read without a parser, because one that can't be
 * parsed must not block the others.
 */
export async function updateLinks(
  tenantId: string,
  [field, value]: readonly [field: string, value: string],
  loadChange: (transaction: Transaction) => Promise<ToChange>,
): Promise<void> {
  const links = db.sharedLinks(tenantId).withConverter(null).where(field, '==', value);
  let after: string | null = null;
  do {
    const from: string | null = after;
    after = await db.runTransaction(async (transaction): Promise<string | null> => {
      const page = await readPage(transaction, links, from, BATCH_SIZE);
      if (page.docs.length === 0) return null;
      const toChange = await loadChange(transaction);
      for (const link of page.docs) {
        // A query without a converter loses the snapshot’s type.
        const change = toChange(link as DocumentSnapshot);
        if (change) transaction.update(link.ref, change);
      }
      return page.after;
    });
  } while (after !== null);
}
