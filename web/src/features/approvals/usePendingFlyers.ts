import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/record/flyer';
import { paths } from '@brokerage/domain/paths';
import { collection, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { subscribePaged } from '../../lib/live-data/subscribePaged.ts';
import type { ListData } from '../../lib/live-data/useList.ts';
import { type Live, subscribeReady, useLiveData } from '../../lib/live-data/useLiveData.ts';
import type { WaitingOrder } from './QueueOrder.tsx';

const PAGE_SIZE = 25;

const pending = where('status', '==', 'pending_approval');

const NOTHING = subscribeReady<ListData<Flyer>>({ items: [], unreadable: 0, more: undefined });

/**
 * Subscribes to the tenant's pending flyers, one page at a time, newest first; for administrators. If there are several pages and the order
 * is `waiting`, loads the earliest submitted ones first.
 */
export function usePendingFlyers(tenantId: string, order: WaitingOrder): Live<ListData<Flyer>> {
  const firestore = useFirestore();
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.flyers.all(tenantId)),
      constraints: [pending, orderBy('created_at', 'desc')],
      pageSize: PAGE_SIZE,
      schema: flyerSchema,
    }),
    [firestore, tenantId],
  );
  const newest = useLiveData(useMemo(() => subscribePaged(list), [list]));
  const isPart = newest.status === 'ready' && newest.data.more !== undefined;
  const isWaiting = isPart && order === 'waiting';
  const waiting = useLiveData(
    useMemo(
      () =>
        isWaiting ? subscribePaged({ ...list, constraints: [pending, orderBy('submitted_at')] }) : NOTHING,
      [list, isWaiting],
    ),
  );
  return isWaiting ? waiting : newest;
}
