import { useCallback, useEffect, useRef, useState } from 'react';
import type { SharedFlyerDetail } from './SharedFlyerDetail.tsx';
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
  /** Renders event, realtor and end; undefined if the flyer has none, or if loading failed. The flyer shows anyway. */
  Detail: typeof SharedFlyerDetail | undefined;
}

type SharedFlyerState =
  | { status: 'loading' | 'expired' | 'not-found' }
  | LiveSharedFlyer
  | { status: 'ended'; ended: EndedFlyer; view: SharedFlyerView }
  | { status: 'forwarded'; successor: Successor }
  | { status: 'failed'; isRetrying: boolean };

/** Loads a link's flyer and the component for its details; a failure is a state. */
async function loadSharedFlyer(view: SharedFlyerView): Promise<SharedFlyerState> {
  // Most flyers need it, so it loads while the server looks up the link.
  const detail = import('./SharedFlyerDetail.tsx').catch(() => undefined);
  try {
    const opened = await openSharedFlyer(view);
    if (opened.state === 'live') {
      const hasDetail = Boolean(opened.event ?? opened.realtor ?? opened.expiresAt ?? opened.validUntil);
      const loaded = hasDetail ? await detail : undefined;
      return { status: 'live', flyer: opened, view, Detail: loaded?.SharedFlyerDetail };
    }
    if (opened.state === 'ended') return { status: 'ended', ended: opened, view };
    if (opened.state === 'elsewhere') {
      window.location.replace(opened.path);
      return { status: 'loading' };
    }
    if (opened.state === 'forwarded') return { status: 'forwarded', successor: opened.officer };
    return { status: opened.state };
  } catch {
    // Don't log the reason: it may contain the URL.
    console.warn('The shared flyer could not be loaded');
    return { status: 'failed', isRetrying: false };
  }
}

/**
 * Returns the flyer of a short code (undefined if the URL has none). Requests it once per page, and after a failure again when the visitor
 * retries or is back online.
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
  const request = useRef<{ attempt: number; loading: Promise<SharedFlyerState> }>(undefined);

  useEffect(() => {
    if (!view) return;
    // StrictMode runs the effect twice.
    if (request.current?.attempt !== attempt) request.current = { attempt, loading: loadSharedFlyer(view) };
    void request.current.loading.then(setState);
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
