import { useMemo } from 'react';
import { useMembersById } from '../../lib/live-data/records/useMembersById.ts';

/** Returns which of these members are deactivated, as far as it is known yet. */
export function useDeactivated(tenantId: string, uids: readonly string[]): ReadonlySet<string> {
  const { byId: members } = useMembersById(tenantId, uids);
  return useMemo(
    () =>
      new Set(
        [...members.values()].flatMap(({ user_id, status }) => (status === 'deactivated' ? [user_id] : [])),
      ),
    [members],
  );
}
