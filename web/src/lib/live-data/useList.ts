import { toQueryKey, toSearchWords } from '@brokerage/domain/search/searchKeys';
import { type QueryConstraint, where } from 'firebase/firestore';
import { useMemo } from 'react';
import type { LoggedFailure } from '../logError.ts';
import { useDebounced } from '../useDebounced.ts';
import { type List, type Pages, subscribePaged } from './subscribePaged.ts';
import { type Documents, type Live, subscribeReady, useLiveData } from './useLiveData.ts';

/** One or more pages of a list; `more` loads the next one. */
export type ListData<T> = Documents<T> & Pick<Partial<Pages<T>>, 'more'>;

const NOTHING = subscribeReady(undefined);

/** The filter of a list. */
interface ListFilter {
  /** The typed search text. */
  search?: string;
  /** Fields and their values; memoize them. */
  equals?: readonly QueryConstraint[];
}

const NO_FILTER: ListFilter = {};
const NO_CONSTRAINTS: readonly QueryConstraint[] = [];

/**
 * Subscribes to a list, one page at a time; memoize the list. Once it has fully loaded, the caller filters it. Until then, the database is
 * queried for `equals` and for records matching the longest word of the search (`search_keys`); the caller compares the other words.
 */
export function useList<T>(list: List<T>, filter = NO_FILTER, failure?: LoggedFailure): Live<ListData<T>> {
  const { search = '', equals = NO_CONSTRAINTS } = filter;
  const all = useLiveData(
    useMemo(() => subscribePaged(list), [list]),
    failure,
  );
  const isPart = all.status === 'ready' && all.data.more !== undefined;
  const key = useDebounced(toQueryKey(toSearchWords(search)));
  const isAsked = isPart && (key !== undefined || equals.length > 0);
  const found = useLiveData(
    useMemo(() => {
      if (!isAsked) return NOTHING;
      const words = key === undefined ? [] : [where('search_keys', 'array-contains', key)];
      return subscribePaged({ ...list, constraints: [...equals, ...words, ...list.constraints] });
    }, [list, isAsked, key, equals]),
    failure,
  );
  // Loaded records stay visible while the database is queried.
  if (!isAsked || found.status === 'loading') return all;
  // Once the database is asked, the list isn’t `NOTHING`.
  return found as Live<ListData<T>>;
}
