import { compareInDirectory } from '@brokerage/domain/directory/directoryOrder';
import {
  DIRECTORY_PAGE_LIMIT,
  type OfficerRecord,
  officerRecordSchema,
} from '@brokerage/domain/directory/officer';
import { paths } from '@brokerage/domain/paths';
import { collection, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { subscribeQuery } from '../../../lib/live-data/documents.ts';
import { listQuery } from '../../../lib/live-data/listQuery.ts';
import { type Documents, type Live, useLiveData } from '../../../lib/live-data/useLiveData.ts';

/** Subscribes to a branch's entries, including people who have left; for administrators. */
export function useBranchOfficers(tenantId: string, branchId: string): Live<Documents<OfficerRecord>> {
  const firestore = useFirestore();
  const listen = useMemo(
    () =>
      subscribeQuery(
        listQuery(
          collection(firestore, paths.officers.all(tenantId)),
          DIRECTORY_PAGE_LIMIT,
          where('branchId', '==', branchId),
        ),
        officerRecordSchema,
      ),
    [firestore, tenantId, branchId],
  );
  return useLiveData(listen);
}

/** Returns the listed officers in the order of the branch's public page. */
export const toListedOfficers = (entries: readonly OfficerRecord[]): OfficerRecord[] =>
  entries.filter(({ listed }) => listed).toSorted(compareInDirectory);
