import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/flyer';
import { paths } from '@brokerage/domain/paths';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type Documents, type Live, subscribeQuery, useLiveData } from '../../lib/live-data/documents.ts';

const PAGE = 25;

export interface MyFlyers {
  live: Live<Documents<Flyer>>;
  /** There are older ones. */
  hasMore: boolean;
  isLoadingMore: boolean;
  showMore: () => void;
}

/** Subscribes to the member's own flyers, newest first, a page at a time. */
export function useMyFlyers(tenantId: string, uid: string): MyFlyers {
  const firestore = useFirestore();
  const [size, setSize] = useState(PAGE);
  const listen = useMemo(() => {
    const all = collection(firestore, paths.flyers.all(tenantId));
    const own = query(all, where('owner_user_id', '==', uid), orderBy('created_at', 'desc'));
    // One more than is shown tells whether there are older ones.
    return subscribeQuery(query(own, limit(size + 1)), flyerSchema);
  }, [firestore, tenantId, uid, size]);
  const live = useLiveData(listen, 'Error fetching instances');
  // What is there stays in sight while more is loading.
  const [known, setKnown] = useState<Documents<Flyer>>();
  if (live.status === 'ready' && live.data !== known) setKnown(live.data);
  const isLoadingMore = live.status === 'loading' && known !== undefined;
  const found = live.status === 'ready' ? live.data : known;
  const shown = found && { ...found, items: found.items.slice(0, size) };
  return {
    live:
      shown && live.status !== 'failed'
        ? { status: 'ready', data: shown, stale: live.status === 'ready' ? live.stale : live.unreachable }
        : live,
    hasMore: isLoadingMore || (found !== undefined && found.items.length + found.unreadable > size),
    isLoadingMore,
    showMore: () => setSize(size + PAGE),
  };
}
