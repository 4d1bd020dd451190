import { matchesSearch, toQueryKey, toSearchWords } from '@brokerage/domain/search/searchKeys';
import { collection, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { readPage } from '../../lib/live-data/documents.ts';
import { listQuery } from '../../lib/live-data/listQuery.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useAsync } from '../../lib/useAsync.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { withTimeout } from '../../lib/withTimeout.ts';
import { useOnline } from '../../ui/feedback/useOnline.ts';
import { RecordSearch, type SearchCache } from './RecordSearch.ts';
import { type FoundRecord, permittedKinds } from './recordKinds.ts';

/** After this the answer counts as lost. */
const TIMEOUT_MS = 10_000;

/** Returns a search over the records that the signed-in member can open. */
function useSearchEngine(cache: SearchCache): RecordSearch {
  const firestore = useFirestore();
  const { member, isAdministrator, withheldRole } = useSignedIn();
  return useMemo(() => {
    const who = { member, isAdministrator, ...(withheldRole && { withheldRole }) };
    const kinds = permittedKinds(who);
    return new RecordSearch({
      userKey: `${member.user_id} ${member.role} ${member.officer_id ?? ''}`,
      cache,
      kinds: kinds.map(({ kind }) => kind),
      query: async (name, key, limit) => {
        const kind = kinds.find((candidate) => candidate.kind === name);
        if (!kind) throw new Error(`No such kind: ${name}`);
        const records = listQuery(
          collection(firestore, kind.path(member.tenant_id)),
          limit,
          where('search_keys', 'array-contains', key),
          ...kind.constraints(who),
        );
        return kind.find(
          async (schema) => (await withTimeout(readPage(records, schema), TIMEOUT_MS)).items,
          who,
        );
      },
    });
  }, [firestore, member, isAdministrator, withheldRole, cache]);
}

/** `short`: no typed word is long enough to search for. */
export type RecordSearchState =
  | { status: 'short' | 'loading' | 'offline'; found: readonly FoundRecord[] }
  | { status: 'ready'; found: readonly FoundRecord[] }
  | { status: 'failed'; found: readonly FoundRecord[]; retry: () => void };

const NOTHING: readonly FoundRecord[] = [];

/** Searches for the typed text once typing pauses; drops results for earlier text. `cache` outlives the palette. */
export function useRecordSearch(cache: SearchCache, typed: string): RecordSearchState {
  const engine = useSearchEngine(cache);
  const isOnline = useOnline();
  const words = toSearchWords(typed).join(' ');
  const settled = useDebounced(words);
  const isShort = toQueryKey(words.split(' ')) === undefined;
  const load = useMemo(() => () => engine.search(settled.split(' ')), [engine, settled]);
  const isSearching = !isShort && isOnline && settled === words;
  const search = useAsync(isSearching ? load : undefined);
  if (isShort) return { status: 'short', found: NOTHING };
  if (!isOnline) return { status: 'offline', found: NOTHING };
  if (search.status !== 'ready') {
    // Earlier results stay as long as they match, so that the list doesn't jump at every keystroke.
    const kept = search.latest?.found.filter(({ text }) => matchesSearch(text, words.split(' ')));
    return { status: 'loading', found: kept ?? NOTHING };
  }
  const { found, isPartial } = search.data;
  return isPartial ? { status: 'failed', found, retry: search.retry } : { status: 'ready', found };
}
