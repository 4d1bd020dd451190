import { paths } from '@brokerage/domain/paths';
import { securitySettingsSchema } from '@brokerage/domain/security/securitySettings';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { subscribeDocument } from '../../lib/live-data/documents.ts';
import { useLiveData } from '../../lib/live-data/useLiveData.ts';

/** Returns the roles of the company's own, live; none until they are read. */
export function useExtraRoles(tenantId: string): readonly string[] {
  const firestore = useFirestore();
  const listen = useMemo(
    () => subscribeDocument(doc(firestore, paths.securitySettings(tenantId)), securitySettingsSchema),
    [firestore, tenantId],
  );
  const settings = useLiveData(listen);
  return settings.status === 'ready' ? (settings.data?.extra_roles ?? []) : [];
}
