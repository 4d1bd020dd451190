import type { FlyerDrawing } from '@brokerage/domain/link/flyerDrawing';
import { useEffect, useState } from 'react';
import { fetchDrawing } from './fetchDrawing.ts';

type Painter = typeof import('./DrawnFlyer.tsx')['DrawnFlyer'];

export type DrawingState =
  | { status: 'loading' | 'failed' }
  | { status: 'drawn'; drawing: FlyerDrawing; DrawnFlyer: Painter };

/** The drawing at that address and the painter, which no page loads that does not draw. */
export function useDrawing(url: string): DrawingState {
  const [state, setState] = useState<DrawingState>({ status: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    Promise.all([fetchDrawing(url, signal), import('./DrawnFlyer.tsx')]).then(
      ([drawing, { DrawnFlyer }]) => {
        if (!signal.aborted) setState({ status: 'drawn', drawing, DrawnFlyer });
      },
      () => {
        if (signal.aborted) return;
        // Without the reason: it may quote the address.
        console.warn('The flyer could not be drawn');
        setState({ status: 'failed' });
      },
    );
    return () => leaving.abort();
  }, [url]);
  return state;
}
