import type { FirestoreError, QueryDocumentSnapshot } from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod';
import { type Page, readPage } from './documents.ts';
import type { ListQuery } from './listQuery.ts';

/** Builds the query for the page after a document, or for the first page. */
type PageQuery = (after: QueryDocumentSnapshot | undefined) => ListQuery;

type Read<T> = (after: QueryDocumentSnapshot | undefined) => Promise<Page<T>>;

interface Loaded<T> {
  read: Read<T>;
  attempt: number;
  pages: readonly Page<T>[];
  error?: FirestoreError;
  /** How loading the next page goes. */
  older?: 'loading' | 'failed';
}

/**
 * Reads a query page by page, newest first. Each page is read once, so the list doesn't move while it's being read.
 * Memoize `pageQuery`: a new one starts over. `pageSize` is the limit that `pageQuery` sets.
 */
export function usePages<T>(pageQuery: PageQuery, schema: z.ZodType<T>, pageSize: number) {
  const read = useCallback<Read<T>>((after) => readPage(pageQuery(after), schema), [pageQuery, schema]);
  const [attempt, setAttempt] = useState(0);
  const [latest, setLatest] = useState<Loaded<T>>();

  useEffect(() => {
    let isOver = false;
    read(undefined).then(
      (page) => {
        if (!isOver) setLatest({ read, attempt, pages: [page] });
      },
      (error: FirestoreError) => {
        if (!isOver) setLatest({ read, attempt, pages: [], error });
      },
    );
    return () => {
      isOver = true;
    };
  }, [read, attempt]);

  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  // Results of an earlier query or attempt say nothing about this one.
  if (latest?.read !== read || latest.attempt !== attempt) return { status: 'loading', reload } as const;
  const { pages, error, older } = latest;
  if (error) return { status: 'failed', error, reload } as const;

  const last = pages.at(-1);
  async function showOlder() {
    setLatest({ read, attempt, pages, older: 'loading' });
    const isStill = (now: Loaded<T> | undefined) => now?.read === read && now.attempt === attempt;
    try {
      const page = await read(last?.last);
      setLatest((now) => (isStill(now) ? { read, attempt, pages: [...pages, page] } : now));
    } catch {
      setLatest((now) => (isStill(now) ? { read, attempt, pages, older: 'failed' } : now));
    }
  }
  return {
    status: 'ready',
    items: pages.flatMap(({ items }) => items),
    unreadable: pages.reduce((sum, page) => sum + page.unreadable, 0),
    hasOlder: last !== undefined && last.items.length + last.unreadable === pageSize,
    older,
    showOlder,
    reload,
  } as const;
}
