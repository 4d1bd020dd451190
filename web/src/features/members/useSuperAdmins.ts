import { type Member, memberSchema } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { collection, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type ListData, useList } from '../../lib/live-data/useList.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';

/** Few members have this role: enough to know whether someone is the last one. */
const PAGE_SIZE = 10;

/** Subscribes to the first super administrators of a tenant by name. */
export function useSuperAdmins(tenantId: string): Live<ListData<Member>> {
  const firestore = useFirestore();
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.members),
      constraints: [where('tenant_id', '==', tenantId), where('role', '==', 'super_admin'), orderBy('name')],
      pageSize: PAGE_SIZE,
      schema: memberSchema,
    }),
    [firestore, tenantId],
  );
  return useList(list);
}
