import { type Member, memberSchema } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { collection, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../firebaseContext.tsx';
import { type ListData, useList } from '../useList.ts';
import type { Live } from '../useLiveData.ts';

const PAGE_SIZE = 50;

/** Narrows the team; empty for everybody. */
interface TeamFilter {
  search?: string;
  role?: string;
  status?: '' | Member['status'];
}

const EVERYBODY: TeamFilter = {};

/**
 * Subscribes to the members of a tenant by name, one page at a time; for administrators. If there are several pages, the filter goes into
 * the query; otherwise the caller filters.
 */
export function useTeamMembers(tenantId: string, filter = EVERYBODY): Live<ListData<Member>> {
  const firestore = useFirestore();
  const { search = '', role = '', status = '' } = filter;
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.members),
      constraints: [where('tenant_id', '==', tenantId), orderBy('name')],
      pageSize: PAGE_SIZE,
      schema: memberSchema,
    }),
    [firestore, tenantId],
  );
  const equals = useMemo(
    () => [
      ...(role === '' ? [] : [where('role', '==', role)]),
      ...(status === '' ? [] : [where('status', '==', status)]),
    ],
    [role, status],
  );
  return useList(list, { search, equals });
}
