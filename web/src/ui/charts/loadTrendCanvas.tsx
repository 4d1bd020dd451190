import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import type { TrendCanvasProps } from './TrendCanvas.tsx';

/** Replaces a chart whose script didn't load. */
const ChartMissing = () => (
  <Typography sx={{ color: 'text.secondary', py: 2 }}>
    Couldn’t load the chart. The table has the same figures.
  </Typography>
);

/** Loads the chart code, which is large and comes after the page. If it doesn't arrive, the page stays as it is. */
export const loadTrendCanvas = (): Promise<{ default: ComponentType<TrendCanvasProps> }> =>
  import('./TrendCanvas.tsx').then(
    ({ TrendCanvas }) => ({ default: TrendCanvas }),
    () => ({ default: ChartMissing }),
  );
