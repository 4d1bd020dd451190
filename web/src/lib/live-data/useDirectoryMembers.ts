import type { UserRole } from '@brokerage/domain/member/userRole';
import { matchesSearch, toSearchWords } from '@brokerage/domain/search/searchKeys';
import { useState } from 'react';
import { useTeamMembers } from './useTeamMembers.ts';

interface DirectoryMembers {
  status: 'loading' | 'failed' | 'ready';
  /** Those whom the search finds, by name. */
  items: readonly UserRole[];
  /** There are more than one page has: the caller offers a search. */
  isLarge: boolean;
}

/** Subscribes to the active members who have an entry in the directory, as applications can be assigned to; for administrators. */
export function useDirectoryMembers(tenantId: string, search: string): DirectoryMembers {
  const [isLarge, setLarge] = useState(false);
  const team = useTeamMembers(tenantId, { search, status: 'active' });
  const found = team.status === 'ready' ? team.data : undefined;
  if (found?.more && !isLarge) setLarge(true);
  const items = (found?.items ?? [])
    .filter(({ officer_id, status }) => officer_id !== null && status === 'active')
    .filter(({ name }) => !isLarge || matchesSearch({ words: [name] }, toSearchWords(search)));
  return { status: team.status, items, isLarge };
}
