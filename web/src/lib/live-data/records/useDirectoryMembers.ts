import { type OfficerRecord, officerRecordSchema } from '@brokerage/domain/directory/officer';
import type { Member } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { matchesSearch, toSearchWords } from '@brokerage/domain/search/searchKeys';
import { useHasPages } from '../useHasPages.ts';
import type { ListData } from '../useList.ts';
import { type Live, readyData } from '../useLiveData.ts';
import { useRecordsById } from '../useRecordsById.ts';
import { useTeamMembers } from './useTeamMembers.ts';

type DirectoryMembers = (
  | { status: 'loading' | 'ready' }
  | Extract<Live<ListData<Member>>, { status: 'failed' }>
) & {
  /** Members that the search finds, by name. */
  items: readonly Member[];
  /** There is more than one page: the caller offers a search. */
  isLarge: boolean;
};

/** Subscribes to the active members in the directory, to whom applications can be assigned; for administrators. */
export function useDirectoryMembers(tenantId: string, search: string): DirectoryMembers {
  const team = useTeamMembers(tenantId, { search, status: 'active' });
  const found = readyData(team);
  const isLarge = useHasPages(team);
  const members = (found?.items ?? []).filter(
    ({ officer_id, status }) => officer_id !== null && status === 'active',
  );
  const entries = useRecordsById<OfficerRecord>({
    path: paths.officers.all(tenantId),
    ids: members.map(({ officer_id }) => officer_id ?? ''),
    schema: officerRecordSchema,
  });
  const unlisted = new Set(entries.items.filter(({ listed }) => !listed).map(({ id }) => id));
  const items = members
    .filter(({ officer_id }) => !unlisted.has(officer_id ?? ''))
    .filter(({ name }) => !isLarge || matchesSearch({ words: [name] }, toSearchWords(search)));
  return team.status === 'failed' ? { ...team, items, isLarge } : { status: team.status, items, isLarge };
}
