import { useMemo } from 'react';
import { useTeam } from '../../lib/live-data/useTeam.ts';

/** Names of the tenant's people by uid, as far as they are known yet. */
export function usePeopleNames(tenantId: string): ReadonlyMap<string, string> {
  const team = useTeam(tenantId);
  const people = team.status === 'ready' ? team.data.items : undefined;
  return useMemo(() => new Map(people?.map(({ user_id, name }) => [user_id, name])), [people]);
}
