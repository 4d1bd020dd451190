import { type Tenant, tenantSchema } from '@brokerage/domain/company/tenant';
import { paths } from '@brokerage/domain/paths';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../firebaseContext.tsx';
import { subscribeDocument } from '../documents.ts';
import { type Live, useLiveData } from '../useLiveData.ts';

/** The company settings of a tenant, live. */
export function useTenant(tenantId: string): Live<Tenant | undefined> {
  const firestore = useFirestore();
  const listen = useMemo(
    () => subscribeDocument(doc(firestore, paths.tenant(tenantId)), tenantSchema),
    [firestore, tenantId],
  );
  return useLiveData(listen);
}
