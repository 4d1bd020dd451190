import type { CallableInput, CallableName, CallableOutput } from '@brokerage/domain/callables';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { toErrorMessage } from '../errors/callError.ts';
import { callFunction } from './callFunction.ts';

export type Answer<T> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'ready'; data: T };

export type FunctionAnswer<N extends CallableName> = Answer<CallableOutput<N>>;

type Settled<N extends CallableName> = { message: string } | { data: CallableOutput<N> };

/**
 * Calls a function while the component is shown: once for each input, again on `retry`, and again when `cause` changes, with the
 * earlier answer until the new one is there. Without an input it calls nothing and stays `loading`.
 */
export function useFunction<N extends CallableName>(
  name: N,
  input: CallableInput<N> | undefined,
  cause?: string | number,
): FunctionAnswer<N> {
  const [answer, setAnswer] = useState<{ key: string; settled: Settled<N> }>();
  const [attempt, setAttempt] = useState(0);
  const key = input && JSON.stringify(input);
  // Another cause or attempt calls again.
  useEffect(() => {
    if (key === undefined) return undefined;
    let isOver = false;
    const settle = (settled: Settled<N>) => !isOver && setAnswer({ key, settled });
    callFunction(name, JSON.parse(key) as CallableInput<N>).then(
      (data) => settle({ data }),
      (error: unknown) => settle({ message: toErrorMessage(error, '') }),
    );
    return () => {
      isOver = true;
    };
  }, [name, key, cause, attempt]);
  const retry = useCallback(() => {
    setAnswer(undefined);
    setAttempt((before) => before + 1);
  }, []);
  const settled = answer?.key === key ? answer?.settled : undefined;
  return useMemo(() => {
    if (!settled) return { status: 'loading' };
    if ('data' in settled) return { status: 'ready', data: settled.data };
    return { status: 'failed', message: settled.message, retry };
  }, [settled, retry]);
}
