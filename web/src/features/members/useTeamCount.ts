import type { UserRole } from '@brokerage/domain/member/userRole';
import { paths } from '@brokerage/domain/paths';
import { collection, where } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { loadCount } from '../../lib/live-data/listQuery.ts';
import { useHasPages } from '../../lib/live-data/useHasPages.ts';
import type { ListData } from '../../lib/live-data/useList.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';

/** Returns how many members a tenant has; undefined while it isn't known. A team of several pages is counted on the server. */
export function useTeamCount(tenantId: string, team: Live<ListData<UserRole>>): number | undefined {
  const firestore = useFirestore();
  const [counted, setCounted] = useState<number>();
  const isLarge = useHasPages(team);
  const loaded = team.status === 'ready' ? team.data : undefined;
  useEffect(() => {
    if (!isLarge) return;
    let isOver = false;
    loadCount(collection(firestore, paths.userRoles), [where('tenant_id', '==', tenantId)]).then(
      (count) => !isOver && setCounted(count),
      // The heading then does without the number.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [firestore, tenantId, isLarge]);
  return isLarge ? counted : loaded?.items.length;
}
