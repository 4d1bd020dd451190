import { useCallback, useEffect, useState } from 'react';
import { toErrorMessage } from './errors/callError.ts';

export type Answer<T> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'ready'; data: T };

/** Asks a function once while the component is shown. `ask` must be the same function at every render, or it is asked again. */
export function useAnswer<T>(ask: () => Promise<T>): Answer<T> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Answer<T>>({ status: 'loading' });
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isOver = false;
    setState({ status: 'loading' });
    ask().then(
      (data) => {
        if (!isOver) setState({ status: 'ready', data });
      },
      (error: unknown) => {
        if (!isOver) setState({ status: 'failed', message: toErrorMessage(error), retry });
      },
    );
    return () => {
      isOver = true;
    };
  }, [ask, retry, attempt]);
  return state;
}
