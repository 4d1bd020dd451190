import { type BranchRecord, branchRecordSchema, MAX_BRANCHES } from '@brokerage/domain/directory/branch';
import { paths } from '@brokerage/domain/paths';
import { collection } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../firebaseContext.tsx';
import { subscribeQuery } from '../documents.ts';
import { listQuery } from '../listQuery.ts';
import { type Documents, type Live, useLiveData } from '../useLiveData.ts';

/** Subscribes to a tenant's branches, including closed and hidden ones. */
export function useBranches(tenantId: string): Live<Documents<BranchRecord>> {
  const firestore = useFirestore();
  const listen = useMemo(
    () =>
      subscribeQuery(
        listQuery(collection(firestore, paths.branches.all(tenantId)), MAX_BRANCHES),
        branchRecordSchema,
      ),
    [firestore, tenantId],
  );
  return useLiveData(listen);
}
