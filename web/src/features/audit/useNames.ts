import { useMemo } from 'react';
import { useBranches } from '../../lib/live-data/useBranches.ts';
import { useEntityNames } from '../../lib/live-data/useEntityNames.ts';
import { useTeamMembers } from '../../lib/live-data/useTeamMembers.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import type { Names } from './auditWords.ts';

/** Names of the tenant's people and branches, and of the entities with these keys, as far as they are known yet. */
export function useNames(keys: readonly string[]): Names {
  const { member } = useSignedIn();
  const team = useTeamMembers(member.tenant_id);
  const branches = useBranches(member.tenant_id);
  const entities = useEntityNames(member.tenant_id, keys);
  const people = team.status === 'ready' ? team.data.items : undefined;
  const places = branches.status === 'ready' ? branches.data.items : undefined;
  return useMemo(
    () => ({
      people: new Map(people?.map(({ user_id, name }) => [user_id, name])),
      branches: new Map(places?.map(({ id, name }) => [id, name])),
      entities,
    }),
    [people, places, entities],
  );
}
