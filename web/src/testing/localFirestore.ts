import { act } from '@testing-library/react';
import { deleteApp, initializeApp } from 'firebase/app';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  FirestoreError,
  Query,
  QuerySnapshot,
  SnapshotListenOptions,
} from 'firebase/firestore';
import { onTestFinished, vi } from 'vitest';

/* Firestore for component tests: the real SDK, offline, with the test's records in its cache. The SDK evaluates filters, orders, limits
   and cursors, so a page never shows what its query wouldn't find. The cache has neither rules nor indexes; the query's emulator test
   covers those. */

const sdk = await vi.importActual<typeof import('firebase/firestore')>('firebase/firestore');

let current: Firestore | undefined;

/** Returns the running test's Firestore, without records unless `storeRecord` added some. */
export function localFirestore(): Firestore {
  if (current) return current;
  const app = initializeApp({ projectId: 'local', apiKey: 'local' }, 'local');
  current = sdk.getFirestore(app);
  void sdk.disableNetwork(current);
  onTestFinished(() => {
    current = undefined;
    return deleteApp(app);
  });
  return current;
}

/** Stores a record, or removes it with null. Listeners are notified as they would be by the server. */
export function storeRecord(path: string, data: object | null): void {
  const ref = sdk.doc(localFirestore(), path);
  // The cache has the record immediately; the promise waits for a server.
  void (data === null ? sdk.deleteDoc(ref) : sdk.setDoc(ref, data));
}

/** Error codes for listeners to fail with, by document or collection path. */
const refusals = new Map<string, FirestoreError['code']>();

/** Makes listening to a document or a collection fail until the test ends or calls the returned function. */
export function refuseReads(path: string, code: FirestoreError['code']): () => void {
  const allow = () => void refusals.delete(path);
  refusals.set(path, code);
  onTestFinished(allow);
  return allow;
}

/** Where the SDK stores the path of a query's collection; there is no public API for it. */
interface QueryPath {
  _query: { path: { canonicalString: () => string } };
}

const toPath = (source: DocumentReference | Query): string =>
  'path' in source ? source.path : (source as unknown as QueryPath)._query.path.canonicalString();

type Snapshot = DocumentSnapshot | QuerySnapshot;

/** Returns the cache's snapshot as if the server had confirmed it. */
const toConfirmed = (snapshot: Snapshot): Snapshot =>
  Object.create(snapshot, { metadata: { value: { fromCache: false, hasPendingWrites: false } } });

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
/** The real clock, even if a test has replaced it. */
const { setTimeout: later } = globalThis;
const RETRY_MS = 2;

/** Snapshots and errors that haven't been delivered yet, oldest first. */
let news: readonly { listener: object; emit: () => void }[] = [];

/**
 * Delivers pending updates while the test waits, in `findBy`, `waitFor` or a user action. Inside a separate `act`, React would miss later
 * updates.
 */
function deliver(): void {
  if (news.length === 0) return;
  if (environment.IS_REACT_ACT_ENVIRONMENT) {
    later(deliver, RETRY_MS);
    return;
  }
  const delivered = news;
  news = [];
  for (const { emit } of delivered) act(emit);
}

/** Starts to listen and returns a function that stops it; nothing is delivered after that. */
function listenWith(start: (post: (emit: () => void) => void) => () => void): () => void {
  const listener = {};
  let isCanceled = false;
  const stop = start((emit) => {
    if (isCanceled) return;
    news = [...news, { listener, emit: () => void (isCanceled || emit()) }];
    deliver();
  });
  return () => {
    isCanceled = true;
    news = news.filter((item) => item.listener !== listener);
    stop();
  };
}

/** Returns the SDK with server reads served from the cache. */
export const localSdk = () => ({
  ...sdk,
  onSnapshot: (
    source: DocumentReference | Query,
    options: SnapshotListenOptions,
    next: (snapshot: Snapshot) => void,
    fail: (error: FirestoreError) => void,
  ) => {
    return listenWith((post) => {
      const code = refusals.get(toPath(source));
      if (code === undefined) {
        return sdk.onSnapshot(
          source as Query,
          options,
          (snapshot) => post(() => next(toConfirmed(snapshot))),
          (error) => post(() => fail(error)),
        );
      }
      const error = Object.assign(new Error(code), { code }) as FirestoreError;
      queueMicrotask(() => post(() => fail(error)));
      return () => undefined;
    });
  },
  getDocsFromServer: sdk.getDocsFromCache,
  getCountFromServer: async (query: Query) => {
    const { size } = await sdk.getDocsFromCache(query);
    return { data: () => ({ count: size }) };
  },
});
