import Box from '@mui/material/Box';
import { lazy, Suspense, useRef } from 'react';
import { useInView } from '../useInView.ts';
import { loadTrendCanvas } from './loadTrendCanvas.tsx';
import type { TrendCanvasProps } from './TrendCanvas.tsx';

const TrendCanvas = lazy(loadTrendCanvas);

interface TrendChartProps extends TrendCanvasProps {
  /** A one-sentence text alternative for the chart. */
  summary: string;
}

/**
 * A line chart over time, with axes, a tooltip and arrow keys. Its script loads when the chart is near the viewport; its space is reserved,
 * so nothing moves. Show it with a table of the same figures.
 */
export function TrendChart({ summary, ...canvas }: TrendChartProps) {
  const frame = useRef<HTMLElement>(null);
  const isInView = useInView(frame);
  const { valueLabel, previousLabel, isPart, height } = canvas;
  return (
    <Box component="figure" ref={frame} aria-label={summary} sx={{ m: 0 }}>
      {previousLabel && (
        <Box
          aria-hidden="true"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            typography: 'body2',
            color: 'text.secondary',
            mb: 1,
          }}
        >
          <LegendItem
            label={valueLabel}
            mark={{ height: 10, bgcolor: 'var(--evergreen)', borderRadius: '2px' }}
          />
          <LegendItem
            label={previousLabel}
            mark={
              isPart
                ? { height: 10, bgcolor: 'var(--brass-dark)', borderRadius: '2px' }
                : { borderTop: '2px dashed', borderColor: 'var(--brass-dark)' }
            }
          />
        </Box>
      )}
      <Box sx={{ height }}>
        {isInView && (
          <Suspense fallback={null}>
            <TrendCanvas {...canvas} />
          </Suspense>
        )}
      </Box>
    </Box>
  );
}

function LegendItem({ label, mark }: { label: string; mark: object }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" sx={{ width: 16, ...mark }} />
      {label}
    </Box>
  );
}
