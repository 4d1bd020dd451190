import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { subscribeLinks } from '../../lib/links/linkQueries.ts';
import { type LinkRow, toRows } from '../../lib/links/linkRow.ts';
import type { ListData } from '../../lib/live-data/useList.ts';
import { type Live, useLiveData } from '../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNow } from '../../lib/useNow.ts';

/** The loaded links that open their flyer. */
export interface LiveLinks {
  rows: readonly LinkRow[];
  /** How many links are loaded, live or not. */
  loaded: number;
  more: ListData<SharedLink>['more'];
}

/** Returns the links that open their flyer, without their figures and without those of printed QR codes, whose visits count as scans. */
export function toLiveLinks(links: Live<ListData<SharedLink>>, now: Date): Live<LiveLinks> {
  if (links.status !== 'ready') return links;
  const { items, more } = links.data;
  const rows = toRows(items, [], now).filter(({ state, link }) => state === 'live' && link.kind === 'link');
  return { ...links, data: { rows, loaded: items.length, more } };
}

/** Subscribes to the member's own links that open their flyer, newest first, a page at a time. */
export function useLiveLinks(): Live<LiveLinks> {
  const firestore = useFirestore();
  const { user, member } = useSignedIn();
  const { tenant_id: tenantId } = member;
  const now = useNow();
  const links = useLiveData(
    useMemo(
      () => subscribeLinks(firestore, { tenantId, holderId: user.uid }),
      [firestore, tenantId, user.uid],
    ),
  );
  return useMemo(() => toLiveLinks(links, now), [links, now]);
}
