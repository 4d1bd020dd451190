import type { LinkCount } from '@brokerage/domain/link/linkCount';
import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { toQueryKey, toSearchWords } from '@brokerage/domain/search/searchKeys';
import { useMemo } from 'react';
import { combineLive } from '../live-data/combineLive.ts';
import { subscribeLazily } from '../live-data/subscribeLazily.ts';
import type { Pages } from '../live-data/subscribePaged.ts';
import { type Live, subscribeReady, useLiveData } from '../live-data/useLiveData.ts';
import { usePreviousWhileLoading } from '../live-data/usePreviousWhileLoading.ts';
import { useDebounced } from '../useDebounced.ts';
import { useNow } from '../useNow.ts';
import { linkListeners } from './linkListeners.ts';
import { type LinkRow, toRows } from './linkRow.ts';
import { type LinkOrder, type LinkScope, NEWEST_LINKS } from './listedLinks.ts';

export interface LinkRows {
  rows: readonly LinkRow[];
  unreadable: number;
  /** Loads the next links; undefined when all are loaded. */
  more?: Pages<SharedLink>['more'];
  /** Counts since the last hourly update, which the rows' figures already include. */
  notCompacted: readonly LinkCount[];
  /** There are more recent counts than we read, so the figures are incomplete. */
  isBehind: boolean;
}

const NOTHING = subscribeReady(undefined);

/** Adds links that the database has found to the loaded ones, which stay visible in the meantime. */
function withFound(
  all: Live<Pages<SharedLink>>,
  found: Live<Pages<SharedLink> | undefined>,
): Live<Pages<SharedLink>> {
  if (found.status === 'failed') return found;
  if (all.status !== 'ready' || found.status !== 'ready' || !found.data) return all;
  const codes = new Set(found.data.items.map(({ short_code }) => short_code));
  const others = all.data.items.filter(({ short_code }) => !codes.has(short_code));
  const { more = all.data.more } = found.data;
  return { ...all, data: { ...all.data, items: [...found.data.items, ...others], more } };
}

interface LinkRowsOptions {
  order?: LinkOrder;
  /** The typed search: while not all links are loaded, the database searches labels and codes. */
  search?: string;
}

/** Subscribes to links with their all-time figures, one page at a time. */
export function useLinkRows(
  { tenantId, holderId }: LinkScope,
  { order: { by, direction } = NEWEST_LINKS, search = '' }: LinkRowsOptions = {},
): Live<LinkRows> {
  const now = useNow();
  const inOrder = useLiveData(
    useMemo(
      () =>
        subscribeLazily(linkListeners, (listeners, firestore) =>
          listeners.subscribeLinks(firestore, { tenantId, holderId }, { by, direction }),
        ),
      [tenantId, holderId, by, direction],
    ),
  );
  const all = usePreviousWhileLoading(inOrder, `${tenantId} ${holderId ?? ''}`);
  const isPart = all.status === 'ready' && all.data.more !== undefined;
  const key = useDebounced(toQueryKey(toSearchWords(search)));
  const found = useLiveData(
    useMemo(
      () =>
        isPart && key !== undefined
          ? subscribeLazily(linkListeners, (listeners, firestore) =>
              listeners.subscribeFoundLinks(firestore, { tenantId, holderId }, key),
            )
          : NOTHING,
      [tenantId, holderId, isPart, key],
    ),
  );
  const links = useMemo(() => withFound(all, found), [all, found]);
  const notCompacted = useLiveData(
    useMemo(
      () =>
        subscribeLazily(linkListeners, (listeners, firestore) =>
          listeners.subscribeNotCompacted(firestore, { tenantId, holderId }),
        ),
      [tenantId, holderId],
    ),
  );
  const rows = useMemo(
    () =>
      links.status === 'ready' && notCompacted.status === 'ready'
        ? toRows(links.data.items, notCompacted.data.items, now)
        : [],
    [links, notCompacted, now],
  );
  const both = combineLive<[Pages<SharedLink>, Pages<LinkCount>]>([links, notCompacted]);
  if (both.status !== 'ready') return both;
  const [listed, open] = both.data;
  return {
    ...both,
    data: {
      rows,
      unreadable: listed.unreadable + open.unreadable,
      more: listed.more,
      notCompacted: open.items,
      isBehind: open.isCut,
    },
  };
}
