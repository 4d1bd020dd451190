import { useMemo } from 'react';
import { useFirestore } from '../firebaseContext.tsx';
import { type Live, useLiveData } from '../live-data/documents.ts';
import { useNow } from '../useNow.ts';
import { subscribeLinks, subscribeNotCompacted, type Whose } from './linkQueries.ts';
import { type LinkRow, toRows } from './linkRow.ts';
import { useLinkNames } from './useLinkNames.ts';

export interface LinkRows {
  rows: readonly LinkRow[];
  unreadable: number;
  /** There are more than are read. */
  isCut: boolean;
}

/** The links with their figures of all time, newest first, live. */
export function useLinkRows({ tenantId, uid }: Whose): Live<LinkRows> {
  const firestore = useFirestore();
  const now = useNow();
  const links = useLiveData(
    useMemo(() => subscribeLinks(firestore, { tenantId, uid }), [firestore, tenantId, uid]),
  );
  const notFolded = useLiveData(
    useMemo(() => subscribeNotCompacted(firestore, { tenantId, uid }), [firestore, tenantId, uid]),
  );
  const { flyers, names } = useLinkNames();
  const rows = useMemo(
    () =>
      links.status === 'ready' && notFolded.status === 'ready'
        ? toRows(links.data.items, notFolded.data.items, names, now)
        : [],
    [links, notFolded, names, now],
  );

  const all = [links, notFolded, flyers];
  const failed = all.filter((live) => live.status === 'failed');
  if (failed[0]) {
    const retry = () => {
      for (const live of failed) live.retry();
    };
    return { status: 'failed', error: failed[0].error, retry };
  }
  if (links.status !== 'ready' || notFolded.status !== 'ready' || flyers.status !== 'ready') {
    return {
      status: 'loading',
      unreachable: all.some((live) => live.status === 'loading' && live.unreachable),
    };
  }
  return {
    status: 'ready',
    data: {
      rows,
      unreadable: links.data.unreadable + notFolded.data.unreadable,
      isCut: links.data.isCut || notFolded.data.isCut,
    },
    stale: links.stale || notFolded.stale || flyers.stale,
  };
}
