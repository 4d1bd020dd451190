import { useMemo } from 'react';
import { useTeamMembers } from '../../lib/live-data/useTeamMembers.ts';

/** Names of the tenant's people by uid, as far as they are known yet. */
export function useMemberNames(tenantId: string): ReadonlyMap<string, string> {
  const team = useTeamMembers(tenantId);
  const people = team.status === 'ready' ? team.data.items : undefined;
  return useMemo(() => new Map(people?.map(({ user_id, name }) => [user_id, name])), [people]);
}
