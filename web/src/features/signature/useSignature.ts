import { paths } from '@brokerage/domain/paths';
import type { SignatureSettings } from '@brokerage/domain/signature/signature';
import { storedSignatureSchema } from '@brokerage/domain/signature/storedSignature';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { subscribeDocument } from '../../lib/live-data/documents.ts';
import { type Live, useLiveData } from '../../lib/live-data/useLiveData.ts';
import { useSignatureDefaults } from './useSignatureDefaults.ts';

/** One's own signature settings, live; the defaults as long as nothing was saved. */
export function useSignature(tenantId: string, uid: string): Live<SignatureSettings> {
  const firestore = useFirestore();
  const defaults = useSignatureDefaults();
  const listen = useMemo(
    () => subscribeDocument(doc(firestore, paths.emailSignatures.one(tenantId, uid)), storedSignatureSchema),
    [firestore, tenantId, uid],
  );
  const live = useLiveData(listen);
  return live.status === 'ready' ? { ...live, data: live.data ?? defaults } : live;
}
