import type { ComponentType } from 'react';
import { ChartMissing } from './ChartMissing.tsx';
import type { TrendCanvasProps } from './TrendCanvas.tsx';

/** Loads what draws charts, which is large and comes after the page. Where it doesn't arrive, the page stays as it is. */
export const loadTrendCanvas = (): Promise<{ default: ComponentType<TrendCanvasProps> }> =>
  import('./TrendCanvas.tsx').then(
    ({ TrendCanvas }) => ({ default: TrendCanvas }),
    () => ({ default: ChartMissing }),
  );
