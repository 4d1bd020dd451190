import { startTransition, useCallback, useEffect, useState } from 'react';

type Loaded<T> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; data: T };

/** Loads a part of the app that the first page does without. `load` must be the same function at every render. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Loaded<T>>({ status: 'loading' });
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  // Another attempt loads again.
  useEffect(() => {
    let isOver = false;
    load().then(
      (data) => {
        // In slices: a part may be large, and what it takes the place of stays answerable meanwhile.
        if (!isOver) startTransition(() => setState({ status: 'ready', data }));
      },
      (error: unknown) => {
        console.warn('A part of the portal could not be loaded', error);
        if (!isOver) setState({ status: 'failed', retry });
      },
    );
    return () => {
      isOver = true;
    };
  }, [load, retry, attempt]);
  return state;
}
