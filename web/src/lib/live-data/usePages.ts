import type { FirestoreError, QueryDocumentSnapshot } from 'firebase/firestore';
import { useCallback, useState } from 'react';
import type * as z from 'zod';
import { useAsync } from '../useAsync.ts';
import { type Page, readPage } from './documents.ts';
import type { ListQuery } from './listQuery.ts';

/** Builds the query for the page after a document, or for the first page. */
type PageQuery = (after: QueryDocumentSnapshot | undefined) => ListQuery;

interface Older<T> {
  /** The page that these follow: they're invalid for another query or another read. */
  first: Page<T>;
  pages: readonly Page<T>[];
  /** State of loading the next page. */
  state?: 'loading' | 'failed';
}

/**
 * Reads a query page by page, newest first. Each page is read once, so the list doesn't move while it's being read.
 * Memoize `pageQuery`: a new one starts over. `pageSize` is the limit that `pageQuery` sets.
 */
export function usePages<T>(pageQuery: PageQuery, schema: z.ZodType<T>, pageSize: number) {
  const loadFirst = useCallback(() => readPage(pageQuery(undefined), schema), [pageQuery, schema]);
  const firstPage = useAsync(loadFirst);
  const [latestOlder, setOlder] = useState<Older<T>>();
  const reload = firstPage.retry;
  if (firstPage.status === 'loading') return { status: 'loading', reload } as const;
  // Firestore rejects with its own error type only.
  if (firstPage.status === 'failed')
    return { status: 'failed', error: firstPage.error as FirestoreError, reload } as const;

  const first = firstPage.data;
  const older = latestOlder?.first === first ? latestOlder : { first, pages: [] };
  const pages = [first, ...older.pages];
  const last = pages.at(-1);
  async function showOlder() {
    const settle = (next: Older<T>) => setOlder((current) => (current?.first === first ? next : current));
    setOlder({ first, pages: older.pages, state: 'loading' });
    try {
      const page = await readPage(pageQuery(last?.last), schema);
      settle({ first, pages: [...older.pages, page] });
    } catch {
      settle({ first, pages: older.pages, state: 'failed' });
    }
  }
  return {
    status: 'ready',
    items: pages.flatMap(({ items }) => items),
    unreadable: pages.reduce((sum, page) => sum + page.unreadable, 0),
    hasOlder: last !== undefined && last.items.length + last.unreadable === pageSize,
    older: older.state,
    showOlder,
    reload,
  } as const;
}
