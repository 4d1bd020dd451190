import { useMemo } from 'react';
import { useTeamMembers } from '../../lib/live-data/useTeamMembers.ts';

/** Returns the uids of the tenant's deactivated members, as far as they are known yet. */
export function useDeactivated(tenantId: string): ReadonlySet<string> {
  const team = useTeamMembers(tenantId);
  const people = team.status === 'ready' ? team.data.items : undefined;
  return useMemo(
    () => new Set(people?.filter(({ status }) => status === 'deactivated').map(({ user_id }) => user_id)),
    [people],
  );
}
