import { useCallback, useEffect, useRef, useState } from 'react';
import type { SharedFlyerExtra } from './SharedFlyerExtra.tsx';
import {
  type EndedFlyer,
  openSharedFlyer,
  type SharedFlyer,
  type SharedFlyerView,
  type Successor,
} from './sharedFlyerCalls.ts';
import { viewId } from './viewId.ts';

export interface LiveSharedFlyer {
  status: 'live';
  flyer: SharedFlyer;
  view: SharedFlyerView;
  /** Event, realtor and end; undefined without any, or when loading failed. The flyer shows anyway. */
  Extra: typeof SharedFlyerExtra | undefined;
}

type SharedFlyerState =
  | { status: 'loading' | 'expired' | 'not-found' }
  | LiveSharedFlyer
  | { status: 'ended'; ended: EndedFlyer; view: SharedFlyerView }
  | { status: 'forwarded'; successor: Successor }
  | { status: 'failed'; isRetrying: boolean };

async function look(view: SharedFlyerView): Promise<SharedFlyerState> {
  // Most flyers have some of it: it comes while the server looks the link up.
  const extra = import('./SharedFlyerExtra.tsx').catch(() => undefined);
  try {
    const answer = await openSharedFlyer(view);
    if (answer.state === 'live') {
      const hasExtra = Boolean(answer.event ?? answer.realtor ?? answer.expiresAt ?? answer.validUntil);
      const loaded = hasExtra ? await extra : undefined;
      return { status: 'live', flyer: answer, view, Extra: loaded?.SharedFlyerExtra };
    }
    if (answer.state === 'ended') return { status: 'ended', ended: answer, view };
    if (answer.state === 'elsewhere') {
      window.location.replace(answer.path);
      return { status: 'loading' };
    }
    if (answer.state === 'forwarded') return { status: 'forwarded', successor: answer.officer };
    return { status: answer.state };
  } catch {
    // Without the reason: it may quote the address.
    console.warn('The shared flyer could not be loaded');
    return { status: 'failed', isRetrying: false };
  }
}

/**
 * Returns what is behind a short code (undefined: the address has none), asked for once a page. After a failure it is asked again when
 * the visitor wants to, or when the connection is back.
 */
export function useSharedFlyer(shortCode: string | undefined): {
  state: SharedFlyerState;
  retry: () => void;
} {
  const [view] = useState(() =>
    shortCode === undefined ? undefined : { shortCode, openingId: viewId(shortCode, Date.now()) },
  );
  const [state, setState] = useState<SharedFlyerState>({ status: view ? 'loading' : 'not-found' });
  const [attempt, setAttempt] = useState(0);
  const asked = useRef<{ attempt: number; answer: Promise<SharedFlyerState> }>(undefined);

  useEffect(() => {
    if (!view) return;
    // StrictMode comes here twice.
    if (asked.current?.attempt !== attempt) asked.current = { attempt, answer: look(view) };
    void asked.current.answer.then(setState);
  }, [view, attempt]);

  const retry = useCallback(() => {
    setState({ status: 'failed', isRetrying: true });
    setAttempt((before) => before + 1);
  }, []);

  const waitsForConnection = state.status === 'failed' && !state.isRetrying;
  useEffect(() => {
    if (!waitsForConnection) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [waitsForConnection, retry]);

  return { state, retry };
}
