import type { FlyerDrawing } from '@brokerage/domain/link/flyerDrawing';
import { useEffect, useState } from 'react';
import { CALL_TIMEOUT_MS } from '../../../lib/firebase/functionsOrigin.ts';

type Painter = Pick<typeof import('./drawnParts.ts'), 'DrawnFlyer' | 'FullSizeDrawing'>;

export type DrawingState =
  | { status: 'loading' | 'failed' }
  | ({ status: 'drawn'; drawing: FlyerDrawing } & Painter);

/**
 * Fetches the drawing of a link's flyer. Our own function created it with `flyerDrawingSchema`, so it isn't validated again: schemas
 * would weigh more than the painter.
 * @throws Error if it couldn't be loaded
 */
async function fetchDrawing(url: string, signal: AbortSignal): Promise<FlyerDrawing> {
  const response = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_TIMEOUT_MS)]),
  });
  const drawing = response.ok ? ((await response.json()) as Partial<FlyerDrawing>) : undefined;
  if (!Array.isArray(drawing?.ops)) throw new Error('No drawing of the flyer');
  return drawing as FlyerDrawing;
}

/** Returns the drawing at that URL and the painter, which loads only on pages that draw. */
export function useDrawing(url: string): DrawingState {
  const [state, setState] = useState<DrawingState>({ status: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    Promise.all([fetchDrawing(url, signal), import('./drawnParts.ts')]).then(
      ([drawing, { DrawnFlyer, FullSizeDrawing }]) => {
        if (!signal.aborted) setState({ status: 'drawn', drawing, DrawnFlyer, FullSizeDrawing });
      },
      () => {
        if (signal.aborted) return;
        // Don't log the reason: it may contain the URL.
        console.warn('The flyer could not be drawn');
        setState({ status: 'failed' });
      },
    );
    return () => leaving.abort();
  }, [url]);
  return state;
}
