import {
  defaultMailPreferences,
  type MailPreferences,
  mailPreferencesSchema,
} from '@brokerage/domain/mail/mailPreferences';
import { paths } from '@brokerage/domain/paths';
import { doc, serverTimestamp } from 'firebase/firestore';
import { saveInTransaction } from '../../lib/firebase/saveInTransaction.ts';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { useDocument } from '../../lib/live-data/useDocument.ts';
import { type Live, mapLive } from '../../lib/live-data/useLiveData.ts';

/** Subscribes to a member's own choices; returns the defaults until something is saved. */
export function useMailPreferences(tenantId: string, uid: string): Live<MailPreferences> {
  const live = useDocument(paths.mailPreferences.one(tenantId, uid), mailPreferencesSchema);
  return mapLive(live, (saved) => saved ?? defaultMailPreferences(uid));
}

/** Returns a function that saves a member's own choices. */
export function useSaveMailPreferences(tenantId: string, uid: string) {
  const firestore = useFirestore();
  return (topics: MailPreferences['topics']): Promise<void> =>
    saveInTransaction(firestore, (transaction) => {
      transaction.set(doc(firestore, paths.mailPreferences.one(tenantId, uid)), {
        user_id: uid,
        topics,
        updated_at: serverTimestamp(),
      });
    });
}
