import type { LinkCount } from '@brokerage/domain/link/linkCount';
import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { useMemo } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { subscribeNotCompacted, subscribeOfficerLinks } from '../../../lib/links/linkQueries.ts';
import { type LinkRow, toRows } from '../../../lib/links/linkRow.ts';
import { combineLive } from '../../../lib/live-data/combineLive.ts';
import type { Pages } from '../../../lib/live-data/subscribePaged.ts';
import { type Live, useLiveData } from '../../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { useNow } from '../../../lib/useNow.ts';

export interface OfficerLinks {
  rows: readonly LinkRow[];
  unreadable: number;
  /** Loads the next links; undefined when all are loaded. */
  more: Pages<SharedLink>['more'];
}

/** Subscribes to the user's own links to public pages and the questionnaire, newest first, with their all-time figures. */
export function useOfficerLinks(): Live<OfficerLinks> {
  const firestore = useFirestore();
  const { user, member } = useSignedIn();
  const { tenant_id: tenantId } = member;
  const now = useNow();
  const scope = useMemo(() => ({ tenantId, holderId: user.uid }), [tenantId, user.uid]);
  const links = useLiveData(useMemo(() => subscribeOfficerLinks(firestore, scope), [firestore, scope]));
  const open = useLiveData(useMemo(() => subscribeNotCompacted(firestore, scope), [firestore, scope]));
  return useMemo(() => {
    const both = combineLive<[Pages<SharedLink>, Pages<LinkCount>]>([links, open]);
    if (both.status !== 'ready') return both;
    const [{ items, unreadable, more }, counts] = both.data;
    return { ...both, data: { rows: toRows(items, counts.items, now), unreadable, more } };
  }, [links, open, now]);
}
