import type { FlyerDrawing } from '@brokerage/domain/link/flyerDrawing';

/** Milliseconds; the first call of all starts the function. */
const PATIENCE_MS = 30_000;

/**
 * The flyer behind a link as it is to be drawn. Our own function made it by `flyerDrawingSchema`; schemas would weigh more
 * than the painter.
 * @throws Error when it could not be had
 */
export async function fetchDrawing(url: string, signal: AbortSignal): Promise<FlyerDrawing> {
  const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]) });
  const drawing = response.ok ? ((await response.json()) as Partial<FlyerDrawing>) : undefined;
  if (!Array.isArray(drawing?.ops)) throw new Error('No drawing of the flyer');
  return drawing as FlyerDrawing;
}
