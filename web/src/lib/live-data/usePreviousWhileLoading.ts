import { useState } from 'react';
import type { Live } from './useLiveData.ts';

/**
 * Returns live data; while it loads, the previous data marked as cached, so that a list stays visible while another order or filter loads.
 * `of` identifies the data: when it changes, nothing previous is shown.
 */
export function usePreviousWhileLoading<T>(live: Live<T>, of: string): Live<T> {
  const [previous, setPrevious] = useState<{ of: string; live: Extract<Live<T>, { status: 'ready' }> }>();
  if (live.status === 'ready' && (previous?.of !== of || previous.live !== live)) setPrevious({ of, live });
  if (live.status !== 'loading' || previous?.of !== of) return live;
  return { ...previous.live, stale: live.unreachable, isCached: true };
}
