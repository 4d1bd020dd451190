import { type UserRole, userRoleSchema } from '@brokerage/domain/member/userRole';
import { paths } from '@brokerage/domain/paths';
import { useMemo } from 'react';
import { useRecordsById } from '../useRecordsById.ts';

/** Returns members of a tenant by their uids, as far as they are known yet, live; for administrators. */
export function useMembersById(tenantId: string, uids: readonly string[]): ReadonlyMap<string, UserRole> {
  const only = useMemo(() => ['tenant_id', tenantId] as const, [tenantId]);
  const { items } = useRecordsById({
    path: paths.userRoles,
    ids: uids,
    schema: userRoleSchema,
    idField: 'user_id',
    only,
  });
  return useMemo(() => new Map(items.map((member) => [member.user_id, member])), [items]);
}
