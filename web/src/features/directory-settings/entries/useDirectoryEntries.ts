import { type OfficerRecord, officerRecordSchema } from '@brokerage/domain/directory/officer';
import { paths } from '@brokerage/domain/paths';
import { collection, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { type ListData, useList } from '../../../lib/live-data/useList.ts';
import type { Live } from '../../../lib/live-data/useLiveData.ts';

const PAGE_SIZE = 50;

/**
 * Subscribes to the directory's entries by name, one page at a time; for administrators. If there are several pages, the branch and the
 * search go into the query; otherwise the caller filters.
 * @param branchId blank for all
 * @param search the typed name; no index covers a branch together with a search
 */
export function useDirectoryEntries(
  tenantId: string,
  branchId: string,
  search = '',
): Live<ListData<OfficerRecord>> {
  const firestore = useFirestore();
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.officers.all(tenantId)),
      constraints: [orderBy('name')],
      pageSize: PAGE_SIZE,
      schema: officerRecordSchema,
    }),
    [firestore, tenantId],
  );
  const equals = useMemo(() => (branchId === '' ? [] : [where('branchId', '==', branchId)]), [branchId]);
  return useList(list, { search, equals });
}
