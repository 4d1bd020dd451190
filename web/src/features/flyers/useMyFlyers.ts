import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/record/flyer';
import { paths } from '@brokerage/domain/paths';
import { collection, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type ListData, useList } from '../../lib/live-data/useList.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';
import type { FlyerFilter } from './myFlyer.ts';

const PAGE_SIZE = 25;

/** Number of flyers on the dashboard. */
export const RECENT_FLYERS = 4;

const EVERYTHING: FlyerFilter = { search: '', status: '' };

/** Returns the list of the member's own flyers, newest first. */
function useFlyerList(tenantId: string, uid: string, pageSize: number) {
  const firestore = useFirestore();
  return useMemo(
    () => ({
      source: collection(firestore, paths.flyers.all(tenantId)),
      constraints: [where('owner_user_id', '==', uid), orderBy('created_at', 'desc')],
      pageSize,
      schema: flyerSchema,
    }),
    [firestore, tenantId, uid, pageSize],
  );
}

/** Subscribes to the member's newest flyers. */
export const useRecentFlyers = (tenantId: string, uid: string): Live<ListData<Flyer>> =>
  useList(useFlyerList(tenantId, uid, RECENT_FLYERS), undefined, 'Error fetching instances');

/**
 * Subscribes to the member's own flyers, newest first, one page at a time. If there are several pages, the filter goes into the query;
 * otherwise the caller filters.
 */
export function useMyFlyers(
  tenantId: string,
  uid: string,
  { search, status }: FlyerFilter = EVERYTHING,
): Live<ListData<Flyer>> {
  const list = useFlyerList(tenantId, uid, PAGE_SIZE);
  const equals = useMemo(() => (status === '' ? [] : [where('status', '==', status)]), [status]);
  return useList(list, { search, equals }, 'Error fetching instances');
}
