import { paths } from '@brokerage/domain/paths';
import type * as z from 'zod';
import { portalAuth } from '../firebase/firebase.ts';
import { emulatorPort, firebaseApp } from '../firebase/firebaseApp.ts';
import { type FirestoreReader, startFirestoreReader } from '../firebase/startFirestoreReader.ts';
import { parseDocument, parseDocuments, type ReadableDocument } from '../live-data/parseDocument.ts';
import type { Documents, Subscribe } from '../live-data/useLiveData.ts';
import { firstListReady, markFirstListDrawn } from './firstList.ts';
import { type FirstListOwner, isFirstListShown } from './firstListOwner.ts';
import { firstListQuery } from './firstListQueries.ts';

let reader: FirestoreReader | undefined;

/** Returns a reader for single reads as the signed-in user, used before Firestore's SDK has loaded. */
async function firestoreReader(): Promise<FirestoreReader> {
  await portalAuth();
  reader ??= startFirestoreReader(firebaseApp, emulatorPort('firestore'));
  return reader;
}

/** Reads since the page was opened, by user and path; cleared once its first lists have loaded. */
const reads = new Map<string, Promise<unknown>>();
let isStart = true;
void firstListReady.then(() => {
  isStart = false;
  reads.clear();
});

/** Returns a read's result, requested once for any number of callers, or undefined if listeners would answer just as soon. */
function readOnce<T>(key: string, read: () => Promise<T>): Promise<T> | undefined {
  if (!isStart) return undefined;
  // A key always belongs to the same read.
  let result = reads.get(key) as Promise<T> | undefined;
  if (!result) {
    result = read();
    reads.set(key, result);
    // The listener then reports the error.
    result.catch(markFirstListDrawn);
  }
  return result;
}

const readDocument = (uid: string, path: string): Promise<ReadableDocument | undefined> | undefined =>
  readOnce(`${uid} ${path}`, async () => (await firestoreReader()).readDocument(path));

/**
 * Reads a person's role record before Firestore's SDK has loaded. The key includes the person, because the next one to sign in may not be
 * allowed to read it.
 */
export const readRoleRecord = (uid: string) => readDocument(uid, paths.member(uid));

/** Reads a company's security settings before Firestore's SDK has loaded. */
export const readSecuritySettings = (uid: string, tenantId: string) =>
  readDocument(uid, paths.securitySettings(tenantId));

/** Reads the dashboard's first list before Firestore's SDK has loaded, if the open page shows it. */
export const readFirstList = (
  uid: string,
  owner: FirstListOwner,
): Promise<readonly ReadableDocument[]> | undefined =>
  isFirstListShown()
    ? readOnce(`${uid} ${JSON.stringify(owner)}`, async () =>
        (await firestoreReader()).readList(firstListQuery(owner)),
      )
    : undefined;

/** Subscribes with `listen`, and emits the result of `read` until that answers. Memoize the result. */
function withFirstRead<T>(read: () => Promise<T> | undefined, listen: Subscribe<T>): Subscribe<T> {
  const subscribe: Subscribe<T> = (next) => {
    let isCanceled = false;
    let found: { data: T } | undefined;
    read()?.then(
      (data) => {
        if (isCanceled) return;
        found = { data };
        next({ status: 'ready', data, stale: false });
      },
      () => undefined,
    );
    const stop = listen((event) => {
      if (event.status === 'loading' && found) {
        if (event.unreachable) next({ status: 'ready', data: found.data, stale: true });
        return;
      }
      if (event.status !== 'loading') isCanceled = true;
      next(event);
    });
    return () => {
      isCanceled = true;
      stop();
    };
  };
  subscribe.readCached = () => listen.readCached?.();
  return subscribe;
}

/** Subscribes to a document that was read at startup; `undefined` if there is none. */
export const withReadDocument = <T>(
  read: () => Promise<ReadableDocument | undefined> | undefined,
  schema: z.ZodType<T>,
  listen: Subscribe<T | undefined>,
): Subscribe<T | undefined> =>
  withFirstRead(() => read()?.then((snapshot) => snapshot && parseDocument(schema, snapshot)), listen);

/** Subscribes to a list that was read at startup. */
export const withReadList = <T>(
  read: () => Promise<readonly ReadableDocument[]> | undefined,
  schema: z.ZodType<T>,
  listen: Subscribe<Documents<T>>,
): Subscribe<Documents<T>> =>
  withFirstRead(() => read()?.then((snapshots) => parseDocuments(schema, snapshots)), listen);
