import { type Branch, branchSchema } from '@brokerage/domain/directory/branch';
import { paths } from '@brokerage/domain/paths';
import { collection } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../firebaseContext.tsx';
import { type Documents, type Live, subscribeQuery, useLiveData } from './documents.ts';
import { listQuery } from './listQuery.ts';

/** As many as the public directory lists. */
const MAX_BRANCHES = 200;

/** Subscribes to the branches of a tenant. */
export function useBranches(tenantId: string): Live<Documents<Branch>> {
  const firestore = useFirestore();
  const listen = useMemo(
    () =>
      subscribeQuery(
        listQuery(collection(firestore, paths.branches.all(tenantId)), MAX_BRANCHES),
        branchSchema,
      ),
    [firestore, tenantId],
  );
  return useLiveData(listen);
}
