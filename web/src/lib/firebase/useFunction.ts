import type { CallableInput, CallableName, CallableOutput } from '@brokerage/domain/callables';
import { useEffect, useState } from 'react';
import { callFunction } from './callFunction.ts';

export type FunctionAnswer<N extends CallableName> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; output: CallableOutput<N> };

type Settled<N extends CallableName> = { error: unknown } | { output: CallableOutput<N> };

/**
 * Asks a function that changes nothing, by its contract: once for each input, again on `retry`, and again when `cause` is another
 * than before; the answer from before stays meanwhile. Nothing is asked without an input.
 */
export function useFunction<N extends CallableName>(
  name: N,
  input: CallableInput<N> | undefined,
  cause?: string | number,
): FunctionAnswer<N> {
  const [answer, setAnswer] = useState<{ of: string; settled: Settled<N> }>();
  const [attempt, setAttempt] = useState(0);
  const of = input && JSON.stringify(input);
  // Another cause or attempt asks again.
  useEffect(() => {
    if (of === undefined) return undefined;
    let isOver = false;
    const settle = (settled: Settled<N>) => !isOver && setAnswer({ of, settled });
    callFunction(name, JSON.parse(of) as CallableInput<N>).then(
      (output) => settle({ output }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      isOver = true;
    };
  }, [name, of, cause, attempt]);
  if (answer === undefined || answer.of !== of) return { status: 'loading' };
  const { settled } = answer;
  if ('output' in settled) return { status: 'ready', output: settled.output };
  const retry = () => {
    setAnswer(undefined);
    setAttempt((before) => before + 1);
  };
  return { status: 'failed', error: settled.error, retry };
}
