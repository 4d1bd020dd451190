import type { CallableInput, CallableName, CallableOutput } from '@brokerage/domain/callables';
import { useMemo } from 'react';
import { toErrorMessage } from '../errors/callError.ts';
import { useAsync } from '../useAsync.ts';
import { callFunction } from './callFunction.ts';

export type CallResult<T> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'ready'; data: T };

export type FunctionResult<N extends CallableName> = CallResult<CallableOutput<N>>;

/**
 * Calls a function while the component is mounted: once for each input, again on `retry`, and again when `cause` changes, keeping the
 * earlier result until the new one arrives. Without an input it calls nothing and stays `loading`.
 */
export function useFunction<N extends CallableName>(
  name: N,
  input: CallableInput<N> | undefined,
  cause?: string | number,
): FunctionResult<N> {
  const key = input && JSON.stringify(input);
  const load = useMemo(() => {
    if (key === undefined) return undefined;
    return async () => ({ key, data: await callFunction(name, JSON.parse(key) as CallableInput<N>) });
  }, [name, key]);
  const state = useAsync(load, cause);
  return useMemo(() => {
    if (state.status === 'failed') {
      return { status: 'failed', message: toErrorMessage(state.error, ''), retry: state.retry };
    }
    const { latest } = state;
    if (!latest || latest.key !== key) return { status: 'loading' };
    return { status: 'ready', data: latest.data };
  }, [state, key]);
}
