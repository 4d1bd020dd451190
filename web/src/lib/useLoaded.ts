import { useDeferredValue, useEffect } from 'react';
import { useAsync } from './useAsync.ts';

type Loaded<T> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; data: T };

/** Lazily loads a part of the app that the first page doesn't need. `load` must be the same function on every render. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  // Deferred, because the part may be large: what it replaces stays responsive while it renders.
  const state = useDeferredValue(useAsync(load));
  useEffect(() => {
    if (state.status === 'failed') console.warn('A part of the portal could not be loaded', state.error);
  }, [state]);
  // Callers don't show the error, only that the part is missing and can be loaded again.
  return state.status === 'failed' ? { status: 'failed', retry: state.retry } : state;
}
