import { useMemo } from 'react';
import { useMembersById } from '../../lib/live-data/records/useMembersById.ts';

interface Owners {
  /** Names by uid. */
  names: ReadonlyMap<string, string>;
  /** The uids of deactivated members. */
  deactivated: ReadonlySet<string>;
}

/** Returns what a reviewer sees about flyer owners, as far as it has loaded. */
export function useOwners(tenantId: string, uids: readonly string[]): Owners {
  const { byId } = useMembersById(tenantId, uids);
  return useMemo(() => {
    const members = [...byId.values()];
    return {
      names: new Map(members.map(({ user_id, name }) => [user_id, name])),
      deactivated: new Set(
        members.filter(({ status }) => status === 'deactivated').map(({ user_id }) => user_id),
      ),
    };
  }, [byId]);
}
