import type { Member } from '@brokerage/domain/member/member';
import { matchesSearch, toSearchWords } from '@brokerage/domain/search/searchKeys';
import { useState } from 'react';
import { useTeamMembers } from '../../../lib/live-data/records/useTeamMembers.ts';
import { useHasPages } from '../../../lib/live-data/useHasPages.ts';
import { readyData } from '../../../lib/live-data/useLiveData.ts';
import type { MemberRow } from '../memberRow.ts';

export interface Successors {
  /** The selected member; undefined for the General team. */
  successor: Member | undefined;
  /** Active colleagues by name, and the selected one. */
  options: readonly Member[];
  choose: (userId: string) => void;
  search: string;
  setSearch: (search: string) => void;
  /** Whether the team is too large to be listed without a search. */
  isLarge: boolean;
  /** Whether the colleagues have loaded: until then only the General team could be selected. */
  status: 'loading' | 'ready' | 'failed';
  retry: () => void;
}

/** Returns the colleagues who can take over a member's work, and the selected one. */
export function useSuccessors(member: Member, rows: readonly MemberRow[]): Successors {
  const [search, setSearch] = useState('');
  const team = useTeamMembers(member.tenant_id, { search, status: 'active' });
  const found = readyData(team);
  const isLarge = useHasPages(team);
  const statuses = new Map(rows.map((row) => [row.member.user_id, row.status]));
  const [chosen, setChosen] = useState<Member>();
  // An invited member who has never signed in can't take over; the server checks those the list doesn't show.
  const colleagues = (found?.items ?? [])
    .filter(
      ({ user_id, status }) => user_id !== member.user_id && (statuses.get(user_id) ?? status) === 'active',
    )
    .filter(({ name }) => !isLarge || matchesSearch({ words: [name] }, toSearchWords(search)))
    .sort((one, other) => one.name.localeCompare(other.name));
  const successor = chosen && (colleagues.find(({ user_id }) => user_id === chosen.user_id) ?? chosen);
  const options = successor && !colleagues.includes(successor) ? [successor, ...colleagues] : colleagues;
  return {
    successor,
    options,
    choose: (userId) => setChosen(colleagues.find(({ user_id }) => user_id === userId)),
    search,
    setSearch,
    isLarge,
    status: team.status,
    retry: () => team.status === 'failed' && team.retry(),
  };
}
