import { useState } from 'react';
import type { Live } from '../../lib/live-data/useLiveData.ts';

/**
 * Returns live data that stays ready once it was: with its last data, as stale, while its listener has failed or is asked again. For an
 * editor, which a later failure must not take away.
 * @param of what the data is of; nothing is kept of another
 */
export function useLastReady<T>(live: Live<T>, of: string): Live<T> {
  const [last, setLast] = useState<{ of: string; data: T }>();
  const isKnown = last?.of === of;
  if (live.status === 'ready') {
    if (!isKnown || last.data !== live.data) setLast({ of, data: live.data });
    return live;
  }
  return isKnown ? { status: 'ready', data: last.data, stale: true } : live;
}
