import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { subscribeLinks } from '../../lib/links/linkQueries.ts';
import { type LinkRow, toRows } from '../../lib/links/linkRow.ts';
import { useLinkNames } from '../../lib/links/useLinkNames.ts';
import { type Live, useLiveData } from '../../lib/live-data/documents.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNow } from '../../lib/useNow.ts';

/**
 * One's own links that open their flyer, newest first, live; without their figures. Not those of printed QR codes: what
 * comes by them counts as scans.
 */
export function useLiveLinks(): Live<readonly LinkRow[]> {
  const firestore = useFirestore();
  const { user, member } = useSignedIn();
  const { tenant_id: tenantId } = member;
  const now = useNow();
  const links = useLiveData(
    useMemo(() => subscribeLinks(firestore, { tenantId, uid: user.uid }), [firestore, tenantId, user.uid]),
  );
  const { flyers, names } = useLinkNames();
  const rows = useMemo(
    () =>
      links.status === 'ready'
        ? toRows(links.data.items, [], names, now).filter(
            ({ state, link }) => state === 'live' && link.kind === 'link',
          )
        : [],
    [links, names, now],
  );
  for (const live of [links, flyers]) if (live.status === 'failed') return live;
  if (links.status !== 'ready' || flyers.status !== 'ready') {
    const isUnreachable = [links, flyers].some((live) => live.status === 'loading' && live.unreachable);
    return { status: 'loading', unreachable: isUnreachable };
  }
  return { status: 'ready', data: rows, stale: links.stale || flyers.stale };
}
