import { paths } from '@brokerage/domain/paths';
import {
  MAX_SAVED_VIEWS,
  type SavedView,
  savedViewId,
  savedViewSchema,
} from '@brokerage/domain/submission/lists/savedView';
import type { SubmissionFilter } from '@brokerage/domain/submission/lists/submissionFilter';
import { collection, doc, type Firestore, serverTimestamp, where } from 'firebase/firestore';
import { UserFacingError } from '../../../lib/errors/UserFacingError.ts';
import { saveInTransaction } from '../../../lib/firebase/saveInTransaction.ts';
import { readPage, subscribeQuery } from '../../../lib/live-data/documents.ts';
import { listQuery } from '../../../lib/live-data/listQuery.ts';

/** The owner of the views. */
export interface ViewOwner {
  tenantId: string;
  uid: string;
}

const viewsQuery = (firestore: Firestore, { tenantId, uid }: ViewOwner) =>
  listQuery(
    collection(firestore, paths.savedViews.all(tenantId)),
    MAX_SAVED_VIEWS,
    where('user_id', '==', uid),
  );

/** Subscribes to the views that a person has saved. */
export const subscribeSavedViews = (firestore: Firestore, owner: ViewOwner) =>
  subscribeQuery(viewsQuery(firestore, owner), savedViewSchema);

interface NewView {
  name: string;
  filter: SubmissionFilter;
  /** One id per form, for every attempt to send it. */
  clientId: string;
}

const NUMBERS = Array.from({ length: MAX_SAVED_VIEWS }, (_, index) => index + 1);

/**
 * Saves a view under the first free number; a retry doesn't add it twice.
 * @throws UserFacingError if the user already has the maximum number of views
 */
export function addSavedView(
  firestore: Firestore,
  owner: ViewOwner,
  { name, filter, clientId }: NewView,
): Promise<void> {
  const { tenantId, uid } = owner;
  return saveInTransaction(firestore, async (transaction) => {
    const { items } = await readPage(viewsQuery(firestore, owner), savedViewSchema);
    if (items.some(({ client_id }) => client_id === clientId)) return;
    const taken = new Set(items.map(({ id }) => id));
    for (const id of NUMBERS.map((number) => savedViewId(uid, number)).filter((one) => !taken.has(one))) {
      const ref = doc(firestore, paths.savedViews.one(tenantId, id));
      // A transaction can't query, so it checks that another window hasn't taken the number since.
      const stored = await transaction.get(ref);
      if (stored.exists() && stored.get('client_id') === clientId) return;
      if (stored.exists()) continue;
      const view = { id, user_id: uid, name, filter, client_id: clientId, updated_at: serverTimestamp() };
      transaction.set(ref, view);
      return;
    }
    throw new UserFacingError(
      `You’ve reached the limit of ${MAX_SAVED_VIEWS} saved views. Delete one, then save again.`,
    );
  });
}

/**
 * Changes the name or the filter of a saved view.
 * @throws UserFacingError if the view has been deleted
 */
export function updateSavedView(
  firestore: Firestore,
  { tenantId }: ViewOwner,
  { id }: SavedView,
  change: { name: string } | { filter: SubmissionFilter },
): Promise<void> {
  return saveInTransaction(firestore, async (transaction) => {
    const ref = doc(firestore, paths.savedViews.one(tenantId, id));
    if (!(await transaction.get(ref)).exists())
      throw new UserFacingError('This view was deleted. Close this and save it as a new view.');
    transaction.update(ref, { ...change, updated_at: serverTimestamp() });
  });
}

/** Deletes a saved view; succeeds if it is already gone. */
export function deleteSavedView(
  firestore: Firestore,
  { tenantId }: ViewOwner,
  { id }: SavedView,
): Promise<void> {
  return saveInTransaction(firestore, (transaction) => {
    transaction.delete(doc(firestore, paths.savedViews.one(tenantId, id)));
  });
}
