import { useState } from 'react';
import type { Live } from './useLiveData.ts';

/**
 * Returns live data; while it loads, the previous data, marked as remembered, so that a list stays in sight while another order or
 * filter loads. `of` identifies the data: when it changes, nothing previous is shown.
 */
export function usePreviousWhileLoading<T>(live: Live<T>, of: string): Live<T> {
  const [kept, setKept] = useState<{ of: string; live: Extract<Live<T>, { status: 'ready' }> }>();
  if (live.status === 'ready' && (kept?.of !== of || kept.live !== live)) setKept({ of, live });
  if (live.status !== 'loading' || kept?.of !== of) return live;
  return { ...kept.live, stale: live.unreachable, isRemembered: true };
}
