import { chunks } from '@brokerage/domain/collections/chunks';
import { IN_QUERY_LIMIT } from '@brokerage/domain/collections/inQueryLimit';
import { collection, documentId, where } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import type * as z from 'zod';
import { useFirestore } from '../firebaseContext.tsx';
import { subscribeQuery } from './documents.ts';
import { listQuery } from './listQuery.ts';
import { type Documents, type Subscribe, useLiveData } from './useLiveData.ts';

interface RecordsQuery<T> {
  /** Path of the collection. */
  path: string;
  ids: readonly string[];
  schema: z.ZodType<T>;
  /** A field that holds the id. Needed where the rules check each document, because they reject reads of a missing one. */
  idField?: string;
  /** A field and value that the rules require in the query. */
  only?: readonly [field: string, value: string];
  /** Maximum records per 30 ids, if several may have the same id in `idField`. */
  limit?: number;
}

/** The records that have loaded. */
export interface RecordsById<T> {
  items: readonly T[];
  /** All queries have been answered, so a missing record doesn't exist or can't be read. */
  isComplete: boolean;
  /** A query failed for a reason other than the rules, so a missing record may exist. */
  hasFailed?: boolean;
}

/** Combines several queries into one subscription. A query that the rules reject counts as empty. */
function subscribeTogether<T>(parts: readonly Subscribe<Documents<T>>[]): Subscribe<RecordsById<T>> {
  const listen: Subscribe<RecordsById<T>> = (next) => {
    const results: (readonly T[] | 'failed' | undefined)[] = parts.map(() => undefined);
    const emit = () => {
      const found = results.filter((result) => result !== undefined && result !== 'failed');
      const hasFailed = results.includes('failed');
      next({
        status: 'ready',
        data: {
          items: found.flat(),
          isComplete: found.length === parts.length,
          ...(hasFailed && { hasFailed }),
        },
        stale: false,
      });
    };
    if (parts.length === 0) emit();
    const ends = parts.map((part, index) =>
      part((event) => {
        if (event.status === 'loading') return;
        if (event.status === 'ready') results[index] = event.data.items;
        else results[index] = event.error.code === 'permission-denied' ? [] : 'failed';
        emit();
      }),
    );
    return () => {
      for (const end of ends) end();
    };
  };
  listen.readCached = () => {
    const cached = parts.map((part) => part.readCached?.());
    return cached.every((part) => part !== undefined)
      ? { items: cached.flatMap(({ items }) => items), isComplete: true }
      : undefined;
  };
  return listen;
}

/** Subscribes to records by id, 30 per query. Loaded records stay while others load. */
export function useRecordsById<T>(query: RecordsQuery<T>): RecordsById<T> {
  const { path, ids, schema, idField, only, limit = IN_QUERY_LIMIT } = query;
  const firestore = useFirestore();
  const wanted = [...new Set(ids)]
    .filter((id) => id !== '')
    .sort()
    .join('\n');
  const [field, value] = only ?? [];
  const listen = useMemo(() => {
    const all = wanted === '' ? [] : wanted.split('\n');
    const parts = [...chunks(all, IN_QUERY_LIMIT)];
    const narrowed = field === undefined ? [] : [where(field, '==', value)];
    return subscribeTogether(
      parts.map((part) =>
        subscribeQuery(
          listQuery(
            collection(firestore, path),
            limit,
            where(idField ?? documentId(), 'in', part),
            ...narrowed,
          ),
          schema,
        ),
      ),
    );
  }, [firestore, path, wanted, schema, idField, field, value, limit]);
  const live = useLiveData(listen);
  const [known, setKnown] = useState<RecordsById<T>>({ items: [], isComplete: false });
  if (live.status !== 'ready') return { items: known.items, isComplete: false };
  if (live.data.isComplete && live.data !== known) setKnown(live.data);
  return live.data.isComplete ? live.data : { ...live.data, items: [...known.items, ...live.data.items] };
}
