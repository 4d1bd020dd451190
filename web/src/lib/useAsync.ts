import { useCallback, useEffect, useMemo, useState } from 'react';

interface Settled<T> {
  of: { load: unknown; cause: unknown; attempt: number };
  outcome: { data: T } | { error: unknown };
  latest: T | undefined;
}

interface Kept<T> {
  /** The latest answer, possibly from an earlier `load`, for pages that keep it until the next one arrives. */
  latest: T | undefined;
  /** Why the last attempt failed, until another one settles. */
  error?: unknown;
  /** Loads again, even after a success. */
  retry: () => void;
}

export type AsyncState<T> = Kept<T> &
  ({ status: 'loading' } | { status: 'failed' } | { status: 'ready'; data: T });

/**
 * Loads something once for each `load` and `cause`, and drops outdated answers. Memoize `load`: a new function is a new request. Without
 * one it stays `loading`.
 */
export function useAsync<T>(load: (() => Promise<T>) | undefined, cause?: unknown): AsyncState<T> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<T>>();
  const { of } = settled ?? {};
  const isSettled = of?.load === load && of?.cause === cause && of?.attempt === attempt;
  useEffect(() => {
    if (!load || isSettled) return undefined;
    let isCanceled = false;
    const settle = (outcome: Settled<T>['outcome']) => {
      if (isCanceled) return;
      setSettled((before) => ({
        of: { load, cause, attempt },
        outcome,
        latest: 'data' in outcome ? outcome.data : before?.latest,
      }));
    };
    load().then(
      (data) => settle({ data }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      isCanceled = true;
    };
  }, [load, cause, attempt, isSettled]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return useMemo(() => {
    const { outcome, latest } = settled ?? {};
    if (outcome && 'error' in outcome) {
      return { status: isSettled ? 'failed' : 'loading', error: outcome.error, latest, retry };
    }
    return outcome && isSettled
      ? { status: 'ready', data: outcome.data, latest, retry }
      : { status: 'loading', latest, retry };
  }, [settled, isSettled, retry]);
}
