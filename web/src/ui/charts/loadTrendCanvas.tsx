import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import type { TrendCanvasProps } from './TrendCanvas.tsx';

/** Shown in place of a chart whose script couldn't load. */
const ChartMissing = () => (
  <Typography sx={{ color: 'text.secondary', py: 2 }}>
    Couldn’t load the chart. The table has the same figures.
  </Typography>
);

/** Loads the chart code, which is large, after the page. If that fails, the page stays as it is. */
export const loadTrendCanvas = (): Promise<{ default: ComponentType<TrendCanvasProps> }> =>
  import('./TrendCanvas.tsx').then(
    ({ TrendCanvas }) => ({ default: TrendCanvas }),
    () => ({ default: ChartMissing }),
  );
