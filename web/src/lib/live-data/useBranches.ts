import { type Branch, branchSchema } from '@brokerage/domain/directory/branch';
import { paths } from '@brokerage/domain/paths';
import { collection } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../firebaseContext.tsx';
import { type Documents, type Live, subscribeQuery, useLiveData } from './documents.ts';

/** The branches of a tenant, live. */
export function useBranches(tenantId: string): Live<Documents<Branch>> {
  const firestore = useFirestore();
  const listen = useMemo(
    () => subscribeQuery(collection(firestore, paths.branches.all(tenantId)), branchSchema),
    [firestore, tenantId],
  );
  return useLiveData(listen);
}
