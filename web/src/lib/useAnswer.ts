import { useCallback, useEffect, useState } from 'react';
import { toErrorMessage } from './errors/callError.ts';

export type Answer<T> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'ready'; data: T };

/** Asks a function once while the component is shown. `ask` must be the same function at every render, or it is asked again. */
export function useAnswer<T>(ask: () => Promise<T>): Answer<T> {
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<{ ask: () => Promise<T>; attempt: number; answer: Answer<T> }>();
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    let isOver = false;
    const settle = (answer: Answer<T>) => {
      if (!isOver) setAnswered({ ask, attempt, answer });
    };
    ask().then(
      (data) => settle({ status: 'ready', data }),
      (error: unknown) => settle({ status: 'failed', message: toErrorMessage(error, ''), retry }),
    );
    return () => {
      isOver = true;
    };
  }, [ask, retry, attempt]);
  const isCurrent = answered?.ask === ask && answered.attempt === attempt;
  return isCurrent ? answered.answer : { status: 'loading' };
}
