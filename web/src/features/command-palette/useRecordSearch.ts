import { matchesSearch, toQueryKey, toSearchWords } from '@brokerage/domain/search/searchKeys';
import { collection, where } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { readPage } from '../../lib/live-data/documents.ts';
import { listQuery } from '../../lib/live-data/listQuery.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { withTimeout } from '../../lib/withTimeout.ts';
import { useOnline } from '../../ui/feedback/useOnline.ts';
import { RecordSearch, type SearchMemory } from './RecordSearch.ts';
import { type FoundRecord, permittedKinds } from './recordKinds.ts';

/** People type a letter every 100 to 200 ms. */
const PAUSE_MS = 200;
/** After this the answer counts as lost. */
const TIMEOUT_MS = 10_000;

/** Returns a search over the records that the signed-in member may open. `memory` outlives the palette. */
export function useRecordSearcher(memory: SearchMemory): RecordSearch {
  const firestore = useFirestore();
  const { member, isAdministrator } = useSignedIn();
  return useMemo(() => {
    const who = { member, isAdministrator };
    const kinds = permittedKinds(who);
    return new RecordSearch({
      who: `${member.user_id} ${member.role}`,
      memory,
      kinds: kinds.map(({ kind }) => kind),
      ask: async (name, key, most) => {
        const kind = kinds.find((one) => one.kind === name);
        if (!kind) throw new Error(`Nobody searches for ${name}`);
        const records = listQuery(
          collection(firestore, kind.path(member.tenant_id)),
          most,
          where('search_keys', 'array-contains', key),
          ...kind.constraints(who),
        );
        const { items } = await withTimeout(readPage(records, kind.schema), TIMEOUT_MS);
        // Each kind’s `toFound` takes records of its own schema, which the list of kinds forgets.
        return items.map((record) => kind.toFound(record as never, who));
      },
    });
  }, [firestore, member, isAdministrator, memory]);
}

/** `short`: nothing is long enough to be searched for. */
export type RecordSearchState =
  | { status: 'short' | 'loading' | 'offline'; found: readonly FoundRecord[] }
  | { status: 'ready'; found: readonly FoundRecord[] }
  | { status: 'failed'; found: readonly FoundRecord[]; retry: () => void };

const NOTHING: readonly FoundRecord[] = [];

/** Searches for what is typed, once typing pauses; answers to what was typed before are dropped. */
export function useRecordSearch(searcher: RecordSearch, typed: string): RecordSearchState {
  const isOnline = useOnline();
  const words = toSearchWords(typed).join(' ');
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ of: string; found: readonly FoundRecord[]; isPartial: boolean }>();
  const isShort = toQueryKey(words.split(' ')) === undefined;
  const asked = `${attempt} ${words}`;
  useEffect(() => {
    if (isShort || !isOnline) return;
    let isOver = false;
    const timer = setTimeout(() => {
      void searcher.search(words.split(' ')).then((result) => {
        if (!isOver) setAnswer({ of: asked, ...result });
      });
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [searcher, words, asked, isShort, isOnline]);
  if (isShort) return { status: 'short', found: NOTHING };
  if (!isOnline) return { status: 'offline', found: NOTHING };
  if (answer?.of !== asked) {
    // What was there stays as far as it still matches, so that the list doesn't jump at every letter.
    const kept = answer?.found.filter(({ text }) => matchesSearch(text, words.split(' ')));
    return { status: 'loading', found: kept ?? NOTHING };
  }
  const { found, isPartial } = answer;
  return isPartial
    ? { status: 'failed', found, retry: () => setAttempt(attempt + 1) }
    : { status: 'ready', found };
}
