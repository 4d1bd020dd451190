import { type Member, memberSchema } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { useMemo } from 'react';
import { useRecordsById } from '../useRecordsById.ts';

interface MembersById {
  byId: ReadonlyMap<string, Member>;
  /** Every query was answered or has failed. */
  isSettled: boolean;
}

/** Subscribes to a tenant's members by uid and returns those that have loaded; for administrators. */
export function useMembersById(tenantId: string, uids: readonly string[]): MembersById {
  const only = useMemo(() => ['tenant_id', tenantId] as const, [tenantId]);
  const { items, isComplete, hasFailed } = useRecordsById({
    path: paths.members,
    ids: uids,
    schema: memberSchema,
    idField: 'user_id',
    only,
  });
  const isSettled = isComplete || hasFailed === true;
  return useMemo(
    () => ({ byId: new Map(items.map((member) => [member.user_id, member])), isSettled }),
    [items, isSettled],
  );
}
