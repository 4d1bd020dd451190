import { paths } from '@brokerage/domain/paths';
import type { SignatureSettings } from '@brokerage/domain/signature/signature';
import { doc } from 'firebase/firestore';
import { saveInTransaction } from '../../lib/firebase/saveInTransaction.ts';
import { useFirestore } from '../../lib/firebaseContext.tsx';

/** Returns a function that saves the user's signature. It rejects when saving failed or its outcome is unknown. */
export function useSaveSignature(tenantId: string, uid: string) {
  const firestore = useFirestore();
  return (settings: SignatureSettings): Promise<void> =>
    saveInTransaction(firestore, (transaction) => {
      const ref = doc(firestore, paths.emailSignatures.one(tenantId, uid));
      transaction.set(ref, { user_id: uid, tenant_id: tenantId, ...settings });
    });
}
