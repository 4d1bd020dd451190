import type { CollectionReference } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { type ListConstraint, loadCount } from './listQuery.ts';

interface CountQuery {
  source: CollectionReference;
  constraints: readonly ListConstraint[];
  /** Where counting ends; MAX_LIMIT unless it's said. */
  most?: number;
}

/**
 * Counts documents on the server, once for each query and `version`; memoize the query. Undefined while the number isn't known or
 * nothing is asked; a count that fails keeps the number from before, and is unknown without one.
 */
export function useCount(query: CountQuery | undefined, version?: unknown): number | 'unknown' | undefined {
  const [found, setFound] = useState<{ query: CountQuery; count: number | 'unknown' }>();
  // Another version means another count.
  useEffect(() => {
    if (!query) return;
    let isOver = false;
    loadCount(query.source, query.constraints, query.most).then(
      (count) => {
        if (!isOver) setFound({ query, count });
      },
      () => {
        if (!isOver) setFound((before) => (before?.query === query ? before : { query, count: 'unknown' }));
      },
    );
    return () => {
      isOver = true;
    };
  }, [query, version]);
  return found?.query === query ? found?.count : undefined;
}

/** Returns the number, where the page does without it unless it's known. */
export const knownCount = (count: number | 'unknown' | undefined): number | undefined =>
  count === 'unknown' ? undefined : count;
