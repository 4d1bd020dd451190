import { objectKeys } from '@brokerage/domain/collections/records';
import { realtorSchema } from '@brokerage/domain/directory/realtor';
import { paths } from '@brokerage/domain/paths';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import { collection, doc } from 'firebase/firestore';
import { UserFacingError } from '../../lib/errors/UserFacingError.ts';
import { saveInTransaction } from '../../lib/firebase/saveInTransaction.ts';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { type RealtorEntry, toRealtorEntry } from './realtor.ts';

/**
 * Returns functions that save a realtor's record. They reject if saving failed or its outcome is unknown, and with a UserFacingError if
 * someone else changed or deleted the record first.
 */
export function useRealtorWrites() {
  const firestore = useFirestore();
  const { user, member } = useSignedIn();
  const all = collection(firestore, paths.realtors.all(member.tenant_id));
  const toRealtorRecord = (id: string, entry: RealtorEntry) => ({
    id,
    tenant_id: member.tenant_id,
    created_by_user_id: user.uid,
    ...entry,
    search_keys: toSearchKeys(searchTexts.realtor(entry)),
  });
  return {
    /** Returns an id for a new record: one per dialog, reused by retries. */
    newId: () => doc(all).id,

    add: (id: string, entry: RealtorEntry) =>
      saveInTransaction(firestore, (transaction) => {
        transaction.set(doc(all, id), toRealtorRecord(id, entry));
      }),

    /** Saves all of them or none; at most 500. Repeating it with the same ids makes no duplicates. */
    addAll: (entries: readonly { id: string; entry: RealtorEntry }[]) =>
      saveInTransaction(firestore, (transaction) => {
        for (const { id, entry } of entries) transaction.set(doc(all, id), toRealtorRecord(id, entry));
      }),

    /** Saves the changed fields of the record that the form shows as `expected`. */
    change: (id: string, changes: Partial<RealtorEntry>, expected: RealtorEntry) =>
      saveInTransaction(firestore, async (transaction) => {
        const ref = doc(all, id);
        const snapshot = await transaction.get(ref);
        if (!snapshot.exists()) throw new UserFacingError('This realtor has been deleted.');
        const current = toRealtorEntry(realtorSchema.parse({ ...snapshot.data(), id }));
        // A retry finds its own values.
        const isExpected = (field: keyof RealtorEntry) =>
          current[field] === expected[field] || current[field] === changes[field];
        if (!objectKeys(changes).every(isExpected)) {
          throw new UserFacingError(
            'Someone else changed this realtor while you were editing. Check the new details and save again.',
          );
        }
        // Based on the current record, because others may have changed its other fields.
        const search_keys = toSearchKeys(searchTexts.realtor({ ...current, ...changes }));
        transaction.update(ref, { ...changes, search_keys });
      }),

    remove: (id: string) =>
      saveInTransaction(firestore, (transaction) => {
        transaction.delete(doc(all, id));
      }),
  };
}
