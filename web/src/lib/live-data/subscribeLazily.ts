import type { FirestoreError } from 'firebase/firestore';
import type { Subscribe } from './documents.ts';

/** As when the server can’t be reached: the way out is the same. */
const NOT_LOADED = Object.assign(new Error('A part of the portal could not be loaded'), {
  code: 'unavailable',
}) as FirestoreError;

/** Subscribes with a listener that the first page does without: `load` fetches it when somebody listens. Memoize the result. */
export const subscribeLazily =
  <T>(load: () => Promise<Subscribe<T>>): Subscribe<T> =>
  (next) => {
    let isOver = false;
    let stop: (() => void) | undefined;
    load().then(
      (subscribe) => {
        if (!isOver) stop = subscribe(next);
      },
      () => {
        if (!isOver) next({ status: 'failed', error: NOT_LOADED });
      },
    );
    return () => {
      isOver = true;
      stop?.();
    };
  };
