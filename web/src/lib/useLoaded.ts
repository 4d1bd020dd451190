import { useDeferredValue, useEffect } from 'react';
import { useAsync } from './useAsync.ts';

type Loaded<T> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; data: T };

/** Loads a part of the app that the first page does without. `load` must be the same function at every render. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  // Deferred: the part may be large, and the content that it replaces stays responsive while it renders.
  const state = useDeferredValue(useAsync(load));
  useEffect(() => {
    if (state.status === 'failed') console.warn('A part of the portal could not be loaded', state.error);
  }, [state]);
  // Callers don't show the error, only that the part is missing and can be loaded again.
  return state.status === 'failed' ? { status: 'failed', retry: state.retry } : state;
}
