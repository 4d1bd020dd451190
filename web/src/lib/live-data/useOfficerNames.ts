import { type UserRole, userRoleSchema } from '@brokerage/domain/member/userRole';
import { paths } from '@brokerage/domain/paths';
import { useMemo } from 'react';
import { useRecordsById } from './useRecordsById.ts';

/**
 * Subscribes to what the members behind entries of the directory are called, by entry; for administrators. An entry without a name
 * isn't known yet, or has no member any more.
 */
export function useOfficerNames(
  tenantId: string,
  officerIds: readonly string[],
): ReadonlyMap<string, string> {
  const { items } = useRecordsById<UserRole>({
    path: paths.userRoles,
    ids: officerIds,
    schema: userRoleSchema,
    idField: 'officer_id',
    only: ['tenant_id', tenantId],
  });
  return useMemo(
    () =>
      new Map(
        items
          // The one who works there now, should an entry have had several.
          .toSorted((one, other) => Number(one.status === 'active') - Number(other.status === 'active'))
          .flatMap(({ officer_id, name }) => (officer_id === null ? [] : [[officer_id, name] as const])),
      ),
    [items],
  );
}
