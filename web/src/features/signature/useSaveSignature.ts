import { paths } from '@brokerage/domain/paths';
import type { SignatureSettings } from '@brokerage/domain/signature/signature';
import { doc, runTransaction } from 'firebase/firestore';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { withTimeout } from '../../lib/withTimeout.ts';

/** After this the answer counts as lost. */
const TIMEOUT_MS = 20_000;

/** Returns a function that saves the user's signature. It rejects when saving failed or its outcome is unknown. */
export function useSaveSignature(tenantId: string, uid: string) {
  const firestore = useFirestore();
  return async (settings: SignatureSettings): Promise<void> => {
    const ref = doc(firestore, paths.emailSignatures.one(tenantId, uid));
    // A transaction fails without a connection, where a plain write would wait for one unseen.
    const saving = runTransaction(firestore, (transaction) => {
      transaction.set(ref, { user_id: uid, tenant_id: tenantId, ...settings });
      return Promise.resolve();
    });
    await withTimeout(saving, TIMEOUT_MS);
  };
}
