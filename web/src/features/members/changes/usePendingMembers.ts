import { type UserRole, userRoleSchema } from '@brokerage/domain/member/userRole';
import { paths } from '@brokerage/domain/paths';
import { collection, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { type ListData, useList } from '../../../lib/live-data/useList.ts';
import type { Live } from '../../../lib/live-data/useLiveData.ts';

const PAGE_SIZE = 50;

/** Subscribes to the members with profile changes that wait for confirmation, a page at a time; for administrators. */
export function usePendingMembers(tenantId: string): Live<ListData<UserRole>> {
  const firestore = useFirestore();
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.userRoles),
      // Firestore sorts the empty map first, so this finds members with any change.
      constraints: [where('tenant_id', '==', tenantId), where('pending_changes', '>', {})],
      pageSize: PAGE_SIZE,
      schema: userRoleSchema,
    }),
    [firestore, tenantId],
  );
  return useList(list);
}
