import type { CollectionReference } from 'firebase/firestore';
import { useMemo } from 'react';
import { useAsync } from '../useAsync.ts';
import { type ListConstraint, loadCount } from './listQuery.ts';

interface CountQuery {
  source: CollectionReference;
  constraints: readonly ListConstraint[];
  /** Limit of the count; MAX_LIMIT by default. */
  max?: number;
}

/**
 * Counts documents on the server, once for each query and `version`; memoize the query. Undefined while the number isn't known or there
 * is no query. A failed count keeps the previous number, or is undefined without one.
 */
export function useCount(query: CountQuery | undefined, version?: unknown): number | 'unknown' | undefined {
  const load = useMemo(() => {
    if (!query) return undefined;
    return async () => ({ query, count: await loadCount(query.source, query.constraints, query.max) });
  }, [query]);
  const { status, latest } = useAsync(load, version);
  if (query && latest?.query === query) return latest.count;
  return status === 'failed' ? 'unknown' : undefined;
}

/** Returns the number, or undefined if unknown, for pages that can do without it. */
export const knownCount = (count: number | 'unknown' | undefined): number | undefined =>
  count === 'unknown' ? undefined : count;
