import { useMemo } from 'react';
import { type Live, useLiveData } from '../../lib/documents.ts';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { useSignedIn } from '../../lib/useSession.ts';
import { listenToLinks } from './linkQueries.ts';
import { type LinkRow, toRows } from './linkRow.ts';
import { useLinkNames } from './useLinkNames.ts';
import { useNow } from './useNow.ts';

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
    useMemo(() => listenToLinks(firestore, { tenantId, uid: user.uid }), [firestore, tenantId, user.uid]),
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
