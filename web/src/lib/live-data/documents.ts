import {
  type DocumentData,
  type DocumentReference,
  type FirestoreError,
  getDocsFromServer,
  onSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  queryEqual,
  refEqual,
  Timestamp,
} from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import type * as z from 'zod';
import { type LoggedFailure, logError } from '../logError.ts';
import type { ListQuery } from './listQuery.ts';
import { type ListenerKey, liveMemory } from './liveMemory.ts';

/*
 * The edge between Firestore and the app: documents come in as SDK values and leave as parsed domain values.
 *
 * Live data goes through `onSnapshot` and its metadata: without them an empty list that is only "empty because offline" could
 * not be told from one that is really empty.
 */

/** SDK values to plain ones: a Timestamp becomes a Date, at any depth. */
export function toPlain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value;
  // Other SDK classes (GeoPoint, references) stay what they are; a schema refuses them.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toPlain(inner)]));
}

type Readable = Pick<QueryDocumentSnapshot, 'id' | 'data'> & { ref: { path: string } };

/** The document as the schema knows it, or undefined when it does not fit; its content is never logged. */
export function parseDocument<T>(schema: z.ZodType<T>, snapshot: Readable): T | undefined {
  const parsed = schema.safeParse({ ...(toPlain(snapshot.data()) as DocumentData), id: snapshot.id });
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.'));
  console.warn(`${snapshot.ref.path} could not be read; not as expected: ${fields.join(', ')}`);
  return undefined;
}

/** Documents that could be read, in the order of the query, and how many could not. */
export interface Documents<T> {
  items: readonly T[];
  unreadable: number;
}

/** Data that keeps itself up to date. */
export type Live<T> =
  /** `unreachable`: the server did not answer so far; the SDK keeps trying. */
  | { status: 'loading'; unreachable: boolean }
  /**
   * `stale`: the connection was lost since; this is what was there before. `isRemembered`: this is what was there at the
   * last visit, while the listener has not answered yet. Show it, but take nothing for missing because of it.
   */
  | { status: 'ready'; data: T; stale: boolean; isRemembered?: boolean }
  | { status: 'failed'; error: FirestoreError; retry: () => void };

type LiveEvent<T> = Exclude<Live<T>, { status: 'failed' }> | { status: 'failed'; error: FirestoreError };
/** Starts listening; returns a function that stops it. */
export interface Subscribe<T> {
  (next: (event: LiveEvent<T>) => void): () => void;
  /** Returns what such a listener said last in this session, if that is remembered. */
  recall?: () => T | undefined;
}

const LOADING = { status: 'loading', unreachable: false } as const;

/**
 * Live data of a listener made with `subscribeDocument` or `subscribeQuery`. Memoize the listener: a new one
 * starts anew, from what is remembered of it. `failure`: the words under which a failure is logged.
 */
export function useLiveData<T>(listen: Subscribe<T>, failure?: LoggedFailure): Live<T> {
  const [attempt, setAttempt] = useState(0);
  const [latest, setLatest] = useState<{ listen: Subscribe<T>; attempt: number; event: LiveEvent<T> }>();
  useEffect(
    () =>
      listen((event) => {
        if (event.status === 'failed' && failure) logError(failure, event.error);
        setLatest({ listen, attempt, event });
      }),
    [listen, attempt, failure],
  );
  // What an earlier listener said says nothing about this one.
  const event = latest?.listen === listen && latest.attempt === attempt ? latest.event : LOADING;
  const isFirstAttempt = attempt === 0;
  const recalled = useMemo(() => (isFirstAttempt ? listen.recall?.() : undefined), [listen, isFirstAttempt]);
  const isUnreachable = event.status === 'loading' && event.unreachable;
  const remembered = useMemo(
    (): Live<T> | undefined =>
      recalled && { status: 'ready', data: recalled, stale: isUnreachable, isRemembered: true },
    [recalled, isUnreachable],
  );
  if (event.status === 'loading') return remembered ?? event;
  return event.status === 'failed' ? { ...event, retry: () => setAttempt(attempt + 1) } : event;
}

// Metadata changes are what tells that the server has confirmed an answer, or that the connection was lost.
const WITH_METADATA = { includeMetadataChanges: true };

const isSameKey = (one: ListenerKey) => (other: ListenerKey) =>
  one.schema === other.schema &&
  (queryEqual(one.source as Query, other.source as Query) ||
    refEqual(one.source as DocumentReference, other.source as DocumentReference));

/** Remembers what a listener says, until it fails. `countDocuments` tells how much room the data takes. */
export function withMemory<T>(
  key: ListenerKey,
  listen: Subscribe<T>,
  countDocuments: (data: T) => number,
): Subscribe<T> {
  const isSame = isSameKey(key);
  const start: Subscribe<T> = (next) =>
    listen((event) => {
      if (event.status === 'ready') {
        liveMemory.remember({ key, data: event.data, size: countDocuments(event.data) }, isSame);
      } else if (event.status === 'failed') liveMemory.forget(isSame);
      next(event);
    });
  start.recall = () => liveMemory.recall(isSame) as T | undefined;
  return start;
}

/** Counts what a list was made of. */
export const countDocuments = ({ items, unreadable }: Documents<unknown>): number =>
  items.length + unreadable;

/** Listens to a document; `undefined` when there is none. A document that does not fit counts as none. */
export function subscribeDocument<T>(ref: DocumentReference, schema: z.ZodType<T>): Subscribe<T | undefined> {
  return (next) => {
    let confirmed = false;
    return onSnapshot(
      ref,
      WITH_METADATA,
      (snapshot) => {
        confirmed ||= !snapshot.metadata.fromCache;
        if (!confirmed) return next({ status: 'loading', unreachable: true });
        const data = snapshot.exists() ? parseDocument(schema, snapshot) : undefined;
        next({ status: 'ready', data, stale: snapshot.metadata.fromCache });
      },
      (error) => next({ status: 'failed', error }),
    );
  };
}

/** Answers at once with `data`, where there is nothing to listen to. */
export function subscribeReady<T>(data: T): Subscribe<T> {
  return (next) => {
    next({ status: 'ready', data, stale: false });
    return () => undefined;
  };
}

/** Listens to a query, with memory. Documents that do not fit are left out and counted. */
export function subscribeQuery<T>(query: ListQuery, schema: z.ZodType<T>): Subscribe<Documents<T>> {
  const listen: Subscribe<Documents<T>> = (next) => {
    let confirmed = false;
    return onSnapshot(
      query,
      WITH_METADATA,
      (snapshot) => {
        const { fromCache } = snapshot.metadata;
        confirmed ||= !fromCache;
        // On the way in documents come in portions; only an empty answer of the cache means "no connection".
        if (!confirmed) return next({ status: 'loading', unreachable: snapshot.empty });
        const items = snapshot.docs
          .map((document) => parseDocument(schema, document))
          .filter((item) => item !== undefined);
        const unreadable = snapshot.size - items.length;
        next({ status: 'ready', data: { items, unreadable }, stale: fromCache });
      },
      (error) => next({ status: 'failed', error }),
    );
  };
  return withMemory({ source: query, schema }, listen, countDocuments);
}

/** A part of a long list, and where the next one begins: after `last`. */
export interface Page<T> extends Documents<T> {
  last: QueryDocumentSnapshot | undefined;
}

/** Reads a query once, from the server: offline it fails rather than being empty. */
export async function readPage<T>(query: ListQuery, schema: z.ZodType<T>): Promise<Page<T>> {
  const { docs } = await getDocsFromServer(query);
  const items = docs.map((document) => parseDocument(schema, document)).filter((item) => item !== undefined);
  return { items, unreadable: docs.length - items.length, last: docs.at(-1) };
}
