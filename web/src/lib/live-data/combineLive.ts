import type { Live } from './useLiveData.ts';

/** Combines live data from several sources: ready when all are, failed if any has, cached if any is. `retry` retries the failed ones. */
export function combineLive<T extends readonly unknown[]>(
  all: {
    readonly [K in keyof T]: Live<T[K]>;
  },
): Live<T> {
  const lives: readonly Live<unknown>[] = all;
  const failed = lives.filter((live) => live.status === 'failed');
  if (failed[0]) {
    const retry = () => {
      for (const live of failed) live.retry();
    };
    return { status: 'failed', error: failed[0].error, retry };
  }
  const ready = lives.filter((live) => live.status === 'ready');
  if (ready.length < lives.length) {
    const unreachable = lives.some((live) => live.status === 'loading' && live.unreachable);
    return { status: 'loading', unreachable };
  }
  return {
    status: 'ready',
    // One for each source, in their order.
    data: ready.map(({ data }) => data) as unknown as T,
    stale: ready.some(({ stale }) => stale),
    ...(ready.some(({ isCached }) => isCached) && { isCached: true }),
  };
}
