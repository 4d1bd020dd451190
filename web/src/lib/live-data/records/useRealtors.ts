import { type Realtor, realtorSchema } from '@brokerage/domain/directory/realtor';
import { paths } from '@brokerage/domain/paths';
import { collection, orderBy } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../firebaseContext.tsx';
import { type ListData, useList } from '../useList.ts';
import type { Live } from '../useLiveData.ts';

const PAGE_SIZE = 50;

/** Subscribes to the realtors of a tenant by name, a page at a time, or to those that a search may find. */
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
