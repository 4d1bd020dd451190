import { useState } from 'react';
import type { Live } from '../../lib/live-data/useLiveData.ts';

/**
 * Returns live data that stays ready with its last data once it was, even if its listener fails or restarts: a later failure must not
 * close an editor.
 * @param of identifies the data; nothing is kept when it changes
 */
export function useLastReady<T>(live: Live<T>, of: string): Live<T> {
  const [last, setLast] = useState<{ of: string; live: Live<T> & { status: 'ready' } }>();
  const kept = last?.of === of ? last.live : undefined;
  if (live.status !== 'ready') return kept ?? live;
  if (kept?.data !== live.data) setLast({ of, live });
  return live;
}
