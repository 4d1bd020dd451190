import type { Firestore, FirestoreError } from 'firebase/firestore';
import type * as z from 'zod';
import { loadedFirestore, portalFirestore } from '../firebase/firebase.ts';
import { firstListDrawn } from '../first-list/firstList.ts';
import type { PlainQuery } from './plainQuery.ts';
import type { Documents, Subscribe } from './useLiveData.ts';

/** The code for an unreachable server, because the remedy is the same. */
const NOT_LOADED = Object.assign(new Error('A part of the portal could not be loaded'), {
  code: 'unavailable',
}) as FirestoreError;

/** A module with listeners that loads, with Firestore's SDK, once the dashboard's first list has rendered. */
export interface LazyListeners<M> {
  load: () => Promise<M>;
  /** Returns the module if it has already loaded. */
  loaded: () => M | undefined;
}

/** Describes a lazily loaded module; `importIt` is its `import()`. Keep the result, because it caches the loaded module. */
export function lazyListeners<M>(importIt: () => Promise<M>): LazyListeners<M> {
  let loaded: M | undefined;
  return {
    load: async () => {
      loaded = await importIt();
      return loaded;
    },
    loaded: () => loaded,
  };
}

/**
 * Subscribes with a listener that the dashboard's first list doesn't need. Memoize the result. Once the module has loaded, it answers and
 * is cached like any other.
 */
export function subscribeLazily<M, T>(
  listeners: LazyListeners<M>,
  choose: (module: M, firestore: Firestore) => Subscribe<T>,
): Subscribe<T> {
  const chosen = () => {
    const module = listeners.loaded();
    const firestore = loadedFirestore();
    return module && firestore && choose(module, firestore);
  };
  const subscribe: Subscribe<T> = (next) => {
    const present = chosen();
    if (present) return present(next);
    let isCanceled = false;
    let stop: (() => void) | undefined;
    firstListDrawn
      .then(() => Promise.all([listeners.load(), portalFirestore()]))
      .then(
        ([module, firestore]) => {
          if (!isCanceled) stop = choose(module, firestore)(next);
        },
        () => {
          if (!isCanceled) next({ status: 'failed', error: NOT_LOADED });
        },
      );
    return () => {
      isCanceled = true;
      stop?.();
    };
  };
  subscribe.readCached = () => chosen()?.readCached?.();
  return subscribe;
}

const plainListeners = lazyListeners(() => import('./plainListeners.ts'));

/** Subscribes to a document by its path; `undefined` when there is none. Memoize the result. */
export const subscribePath = <T>(path: string, schema: z.ZodType<T>): Subscribe<T | undefined> =>
  subscribeLazily(plainListeners, ({ listenToPath }, firestore) => listenToPath(firestore, path, schema));

/** Subscribes to a query and caches its data. Memoize the result. */
export const subscribePlainQuery = <T>(query: PlainQuery, schema: z.ZodType<T>): Subscribe<Documents<T>> =>
  subscribeLazily(plainListeners, ({ listenToQuery }, firestore) => listenToQuery(firestore, query, schema));
