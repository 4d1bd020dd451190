import { type Member, memberSchema } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { collection, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { type ListData, useList } from '../../../lib/live-data/useList.ts';
import type { Live } from '../../../lib/live-data/useLiveData.ts';

const PAGE_SIZE = 50;

/** Subscribes to the members with profile changes that wait for confirmation, a page at a time; for administrators. */
export function usePendingMembers(tenantId: string): Live<ListData<Member>> {
  const firestore = useFirestore();
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.members),
      // Firestore sorts the empty map first, so this finds members with any change.
      constraints: [where('tenant_id', '==', tenantId), where('pending_changes', '>', {})],
      pageSize: PAGE_SIZE,
      schema: memberSchema,
    }),
    [firestore, tenantId],
  );
  return useList(list);
}
