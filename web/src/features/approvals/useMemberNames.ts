import { useMemo } from 'react';
import { useMembersById } from '../../lib/live-data/records/useMembersById.ts';

/** Returns the names of members by their uids, as far as they are known yet. */
export function useMemberNames(tenantId: string, uids: readonly string[]): ReadonlyMap<string, string> {
  const { byId: members } = useMembersById(tenantId, uids);
  return useMemo(() => new Map([...members].map(([uid, { name }]) => [uid, name])), [members]);
}
