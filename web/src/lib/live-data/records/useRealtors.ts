import { type Realtor, realtorSchema } from '@brokerage/domain/directory/realtor';
import { paths } from '@brokerage/domain/paths';
import { collection, orderBy } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../firebaseContext.tsx';
import { type ListData, useList } from '../useList.ts';
import type { Live } from '../useLiveData.ts';

const PAGE_SIZE = 50;

/** Subscribes to a tenant's realtors by name, one page at a time, or to candidates for a search. */
export function useRealtors(tenantId: string, search = ''): Live<ListData<Realtor>> {
  const firestore = useFirestore();
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.realtors.all(tenantId)),
      constraints: [orderBy('name')],
      pageSize: PAGE_SIZE,
      schema: realtorSchema,
    }),
    [firestore, tenantId],
  );
  return useList(list, { search });
}
