import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/record/flyer';
import { paths } from '@brokerage/domain/paths';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import {
  type DocumentSnapshot,
  doc,
  type Firestore,
  getDocFromServer,
  serverTimestamp,
} from 'firebase/firestore';
import { saveInTransaction } from '../../../lib/firebase/saveInTransaction.ts';
import { parseDocument } from '../../../lib/live-data/parseDocument.ts';
import type { SaveResult } from './FlyerDraft.ts';
import { type FlyerContent, toFlyerContent } from './flyerContent.ts';

/**
 * Saves a flyer's content on top of a revision, and only of that one.
 * @throws Error if it couldn't be saved, or if it isn't known whether it was
 */
export async function saveFlyer(
  firestore: Firestore,
  { tenant_id, id }: Pick<Flyer, 'tenant_id' | 'id'>,
  content: FlyerContent,
  revision: number,
): Promise<SaveResult> {
  const ref = doc(firestore, paths.flyers.one(tenant_id, id));
  const isOurs = (flyer: Flyer) => flyer.status === 'editing' && flyer.revision === revision;
  const saving = saveInTransaction(firestore, async (transaction): Promise<SaveResult> => {
    const flyer = read(await transaction.get(ref));
    if (!isOurs(flyer)) return { outcome: 'conflict', stored: flyer };
    const next = { ...toFlyerContent(content), revision: revision + 1 };
    const search_keys = toSearchKeys(searchTexts.flyer(next));
    transaction.update(ref, { ...next, search_keys, updated_at: serverTimestamp() });
    return { outcome: 'saved', stored: { ...next, status: flyer.status, updated_at: new Date() } };
  });
  try {
    return await saving;
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'permission-denied') throw error;
    // The rules reject a lost race before the database detects it, so check whether someone else saved first.
    const flyer = read(await getDocFromServer(ref));
    if (isOurs(flyer)) throw error;
    return { outcome: 'conflict', stored: flyer };
  }
}

function read(snapshot: DocumentSnapshot): Flyer {
  const flyer = snapshot.exists() ? parseDocument(flyerSchema, snapshot) : undefined;
  if (!flyer) throw new Error('The flyer is not there any more');
  return flyer;
}
