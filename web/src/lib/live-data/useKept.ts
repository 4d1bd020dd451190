import { useState } from 'react';
import type { Live } from './useLiveData.ts';

/**
 * Returns live data, and while it loads what was there before, as remembered: a list that is read in another order or with another
 * filter stays in sight. `of` tells whose it is: nothing of one person is kept for another.
 */
export function useKept<T>(live: Live<T>, of: string): Live<T> {
  const [kept, setKept] = useState<{ of: string; live: Extract<Live<T>, { status: 'ready' }> }>();
  if (live.status === 'ready' && (kept?.of !== of || kept.live !== live)) setKept({ of, live });
  if (live.status !== 'loading' || kept?.of !== of) return live;
  return { ...kept.live, stale: live.unreachable, isRemembered: true };
}
