import {
  defaultMailPreferences,
  type MailPreferences,
  mailPreferencesSchema,
} from '@brokerage/domain/mail/mailPreferences';
import { paths } from '@brokerage/domain/paths';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type Live, subscribeDocument, useLiveData } from '../../lib/live-data/documents.ts';

/** One's own choices, live; those of somebody who has made none until something is saved. */
export function useMailPreferences(tenantId: string, uid: string): Live<MailPreferences> {
  const firestore = useFirestore();
  const listen = useMemo(
    () => subscribeDocument(doc(firestore, paths.mailPreferences.one(tenantId, uid)), mailPreferencesSchema),
    [firestore, tenantId, uid],
  );
  const live = useLiveData(listen);
  return live.status === 'ready' ? { ...live, data: live.data ?? defaultMailPreferences(uid) } : live;
}

/** Gives a function that stores one's own choices. A transaction fails without a connection, where a plain write would wait for one unseen. */
export function useSaveMailPreferences(tenantId: string, uid: string) {
  const firestore = useFirestore();
  return (topics: MailPreferences['topics']): Promise<void> =>
    runTransaction(firestore, (transaction) => {
      transaction.set(doc(firestore, paths.mailPreferences.one(tenantId, uid)), {
        user_id: uid,
        topics,
        updated_at: serverTimestamp(),
      });
      return Promise.resolve();
    });
}
