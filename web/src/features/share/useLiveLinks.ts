import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import type { LinkedFlyer, LinkNames } from '../../lib/links/linkNames.ts';
import { subscribeLinks } from '../../lib/links/linkQueries.ts';
import { type LinkRow, toRows } from '../../lib/links/linkRow.ts';
import { useLinkNames } from '../../lib/links/useLinkNames.ts';
import { type Documents, type Live, useLiveData } from '../../lib/live-data/documents.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNow } from '../../lib/useNow.ts';

/**
 * Returns the links that open their flyer, without their figures and without those of printed QR codes: what comes by
 * them counts as scans. Ready once links and flyers are.
 */
export function toLiveLinks(
  links: Live<Documents<SharedLink>>,
  flyers: Live<Documents<LinkedFlyer>>,
  names: LinkNames,
  now: Date,
): Live<readonly LinkRow[]> {
  for (const live of [links, flyers]) if (live.status === 'failed') return live;
  if (links.status !== 'ready' || flyers.status !== 'ready') {
    const isUnreachable = [links, flyers].some((live) => live.status === 'loading' && live.unreachable);
    return { status: 'loading', unreachable: isUnreachable };
  }
  const rows = toRows(links.data.items, [], names, now).filter(
    ({ state, link }) => state === 'live' && link.kind === 'link',
  );
  return { status: 'ready', data: rows, stale: links.stale || flyers.stale };
}

/** Subscribes to one's own links that open their flyer, newest first. */
export function useLiveLinks(): Live<readonly LinkRow[]> {
  const firestore = useFirestore();
  const { user, member } = useSignedIn();
  const { tenant_id: tenantId } = member;
  const now = useNow();
  const links = useLiveData(
    useMemo(() => subscribeLinks(firestore, { tenantId, uid: user.uid }), [firestore, tenantId, user.uid]),
  );
  const { flyers, names } = useLinkNames();
  return useMemo(() => toLiveLinks(links, flyers, names, now), [links, flyers, names, now]);
}
