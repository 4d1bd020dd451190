import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/record/flyer';
import { paths } from '@brokerage/domain/paths';
import { collection, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type ListData, useList } from '../../lib/live-data/useList.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';
import type { FlyerFilter } from './myFlyer.ts';

const PAGE_SIZE = 25;

const EVERYTHING: FlyerFilter = { search: '', status: '' };

/**
 * Subscribes to the member's own flyers, newest first, one page at a time. If there are several pages, the filter goes into the query;
 * otherwise the caller filters.
 */
export function useMyFlyers(
  tenantId: string,
  uid: string,
  { search, status }: FlyerFilter = EVERYTHING,
): Live<ListData<Flyer>> {
  const firestore = useFirestore();
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.flyers.all(tenantId)),
      constraints: [where('owner_user_id', '==', uid), orderBy('created_at', 'desc')],
      pageSize: PAGE_SIZE,
      schema: flyerSchema,
    }),
    [firestore, tenantId, uid],
  );
  const equals = useMemo(() => (status === '' ? [] : [where('status', '==', status)]), [status]);
  return useList(list, { search, equals }, 'Error fetching instances');
}
