import {
  type DocumentReference,
  getDocsFromServer,
  onSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  queryEqual,
  refEqual,
} from 'firebase/firestore';
import type * as z from 'zod';
import type { ListQuery } from './listQuery.ts';
import { type ListenerKey, liveCache } from './liveCache.ts';
import { parseDocument, parseDocuments } from './parseDocument.ts';
import type { Documents, Subscribe } from './useLiveData.ts';

/* The boundary between Firestore and the app: converts SDK values to parsed domain values. Live data uses `onSnapshot` and its metadata,
   which distinguish an empty list from one that is empty only because the browser is offline. */

// Metadata changes show when the server has confirmed a result or the connection was lost.
const WITH_METADATA = { includeMetadataChanges: true };

const isSameKey = (one: ListenerKey) => (other: ListenerKey) =>
  one.schema === other.schema &&
  // Each comparison returns false for the other kind of source.
  (queryEqual(one.source as Query, other.source as Query) ||
    refEqual(one.source as DocumentReference, other.source as DocumentReference));

/** Caches a listener's latest data until the listener fails. `countDocuments` measures the size of the data. */
export function withCache<T>(
  key: ListenerKey,
  listen: Subscribe<T>,
  countDocuments: (data: T) => number,
): Subscribe<T> {
  const isSame = isSameKey(key);
  const start: Subscribe<T> = (next) =>
    listen((event) => {
      if (event.status === 'ready') {
        liveCache.set({ key, data: event.data, size: countDocuments(event.data) }, isSame);
      } else if (event.status === 'failed') liveCache.delete(isSame);
      next(event);
    });
  // Data cached under a key came from a listener with the same schema.
  start.readCached = () => liveCache.get(isSame) as T | undefined;
  return start;
}

/** Counts the documents behind a list. */
export const countDocuments = ({ items, unreadable }: Documents<unknown>): number =>
  items.length + unreadable;

/** Listens to a document; `undefined` if there is none. A document that doesn't match the schema counts as none. */
export function subscribeDocument<T>(ref: DocumentReference, schema: z.ZodType<T>): Subscribe<T | undefined> {
  return (next) => {
    let confirmed = false;
    return onSnapshot(
      ref,
      WITH_METADATA,
      (snapshot) => {
        confirmed ||= !snapshot.metadata.fromCache;
        // A document in an open list comes from the cache first; offline, an uncached one is reported as missing.
        if (!confirmed) return next({ status: 'loading', unreachable: !snapshot.exists() });
        const data = snapshot.exists() ? parseDocument(schema, snapshot) : undefined;
        next({ status: 'ready', data, stale: snapshot.metadata.fromCache });
      },
      (error) => next({ status: 'failed', error }),
    );
  };
}

/** Listens to a query and caches its data. Documents that don't match the schema are left out and counted. */
export function subscribeQuery<T>(query: ListQuery, schema: z.ZodType<T>): Subscribe<Documents<T>> {
  const listen: Subscribe<Documents<T>> = (next) => {
    let confirmed = false;
    return onSnapshot(
      query,
      WITH_METADATA,
      (snapshot) => {
        const { fromCache } = snapshot.metadata;
        confirmed ||= !fromCache;
        // Documents first arrive in batches from the cache. Only an empty batch means that we're offline.
        if (!confirmed) return next({ status: 'loading', unreachable: snapshot.empty });
        next({ status: 'ready', data: parseDocuments(schema, snapshot.docs), stale: fromCache });
      },
      (error) => next({ status: 'failed', error }),
    );
  };
  return withCache({ source: query, schema }, listen, countDocuments);
}

/** Returns a listener with its data, cached or live, converted by `toData`. */
export function mapListener<T, U>(listen: Subscribe<T>, toData: (data: T) => U): Subscribe<U> {
  const mapped: Subscribe<U> = (next) =>
    listen((event) => next(event.status === 'ready' ? { ...event, data: toData(event.data) } : event));
  mapped.readCached = () => {
    const data = listen.readCached?.();
    return data === undefined ? undefined : toData(data);
  };
  return mapped;
}

/** A page of a long list; the next one starts after `last`. */
export interface Page<T> extends Documents<T> {
  last: QueryDocumentSnapshot | undefined;
}

/** Reads a query once, from the server: offline it fails instead of returning nothing. */
export async function readPage<T>(query: ListQuery, schema: z.ZodType<T>): Promise<Page<T>> {
  const { docs } = await getDocsFromServer(query);
  return { ...parseDocuments(schema, docs), last: docs.at(-1) };
}
