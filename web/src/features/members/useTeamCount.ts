import type { Member } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { collection, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { knownCount, useCount } from '../../lib/live-data/useCount.ts';
import { useHasPages } from '../../lib/live-data/useHasPages.ts';
import type { ListData } from '../../lib/live-data/useList.ts';
import { type Live, readyData } from '../../lib/live-data/useLiveData.ts';

/** Returns how many members a tenant has; undefined while it isn't known. A team of several pages is counted on the server. */
export function useTeamCount(tenantId: string, team: Live<ListData<Member>>): number | undefined {
  const firestore = useFirestore();
  const isLarge = useHasPages(team);
  const loaded = readyData(team);
  const all = useMemo(
    () =>
      isLarge
        ? {
            source: collection(firestore, paths.members),
            constraints: [where('tenant_id', '==', tenantId)],
          }
        : undefined,
    [firestore, tenantId, isLarge],
  );
  const counted = useCount(all);
  return isLarge ? knownCount(counted) : loaded?.items.length;
}
