import type { FirestoreError } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { type LoggedFailure, logError } from '../logError.ts';

/** The readable documents, in query order, and the number of unreadable ones. */
export interface Documents<T> {
  items: readonly T[];
  unreadable: number;
}

/** Data from Firestore that updates live. */
export type Live<T> =
  /** `unreachable`: the server hasn't answered yet; the SDK keeps trying. */
  | { status: 'loading'; unreachable: boolean }
  /**
   * `stale`: the connection was lost, and this is earlier data. `isCached`: the listener hasn't answered yet, and this is data from the
   * last visit. Show it, but don't conclude from it that something doesn't exist.
   */
  | { status: 'ready'; data: T; stale: boolean; isCached?: boolean }
  | { status: 'failed'; error: FirestoreError; retry: () => void };

type LiveEvent<T> = Exclude<Live<T>, { status: 'failed' }> | { status: 'failed'; error: FirestoreError };
/** Starts listening; returns a function that stops it. */
export interface Subscribe<T> {
  (next: (event: LiveEvent<T>) => void): () => void;
  /** Returns the listener's latest data of this session, if it is cached. */
  readCached?: () => T | undefined;
}

const LOADING = { status: 'loading', unreachable: false } as const;

/**
 * Subscribes with a listener made by `subscribeDocument` or `subscribeQuery`. Memoize the listener: a new one restarts from its cached
 * data. `failure` is the label for logged failures.
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
  // Ignore events from an earlier listener.
  const event = latest?.listen === listen && latest.attempt === attempt ? latest.event : LOADING;
  const isFirstAttempt = attempt === 0;
  const data = useMemo(() => (isFirstAttempt ? listen.readCached?.() : undefined), [listen, isFirstAttempt]);
  const isUnreachable = event.status === 'loading' && event.unreachable;
  const cached = useMemo(
    (): Live<T> | undefined => data && { status: 'ready', data, stale: isUnreachable, isCached: true },
    [data, isUnreachable],
  );
  if (event.status === 'loading') return cached ?? event;
  return event.status === 'failed' ? { ...event, retry: () => setAttempt(attempt + 1) } : event;
}

/** Returns the data; undefined while it loads and after a failure. */
export const readyData = <T>(
  live: { status: 'ready'; data: T } | { status: 'loading' | 'failed' },
): T | undefined => (live.status === 'ready' ? live.data : undefined);

/** Returns live data with its data converted by `toData`. */
export const mapLive = <T, U>(live: Live<T>, toData: (data: T) => U): Live<U> =>
  live.status === 'ready' ? { ...live, data: toData(live.data) } : live;

/** Returns a listener that immediately emits `data`, for when there's nothing to listen to. */
export function subscribeReady<T>(data: T): Subscribe<T> {
  return (next) => {
    next({ status: 'ready', data, stale: false });
    return () => undefined;
  };
}
