import { useState } from 'react';
import type { Live } from '../../lib/live-data/useLiveData.ts';

/**
 * Returns live data that stays ready once it was, with its last data, while its listener has failed or is asked again: a later failure
 * must not take an editor away.
 * @param of what the data is of; nothing is kept of another
 */
export function useLastReady<T>(live: Live<T>, of: string): Live<T> {
  const [last, setLast] = useState<{ of: string; live: Live<T> & { status: 'ready' } }>();
  const kept = last?.of === of ? last.live : undefined;
  if (live.status !== 'ready') return kept ?? live;
  if (kept?.data !== live.data) setLast({ of, live });
  return live;
}
