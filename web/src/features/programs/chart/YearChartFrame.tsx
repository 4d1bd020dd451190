import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { formatList } from '@brokerage/domain/text/formatList';
import Box from '@mui/material/Box';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { useIsHydrated } from '../../../hydration/useIsHydrated.ts';
import { uncapitalize } from '../../../lib/format/uncapitalize.ts';
import { GridLine, Label, Legend, Marker, Tooltip } from './chartParts.tsx';
import type { ChartScale } from './chartScale.ts';

export interface YearSeries {
  label: string;
  /** Dollars, one value per year. */
  values: readonly number[];
}

interface YearChartFrameProps {
  /** Summarizes the chart in one sentence for screen readers. */
  summary: string;
  years: readonly number[];
  /** The amounts that the tooltip and the slider read out. */
  series: readonly YearSeries[];
  scale: ChartScale;
  /** A tick without its line. */
  hiddenTick?: number | undefined;
  legend: readonly { label: string; swatch: object }[];
  /** Space below the legend. */
  legendMargin: number;
  /** What the chart measures; shows above the plot. */
  measure?: ReactNode;
  /** What's drawn in the plot, in SVG. */
  drawing: ReactNode;
  /** Labels on and above the plot. */
  labels: ReactNode;
  /** The labels below the plot, by their position. */
  axis: readonly { at: number; text: number }[];
}

/** The plot's height in pixels. */
export const PLOT_HEIGHT = 260;
const plotMargins = { ml: '52px', mr: 1 } as const;
const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/**
 * The legend, axes, grid and tooltip of a chart over the years of a loan. Drawn without a library so that it works in the static page and in
 * print; a hidden slider makes it usable with arrow keys, touch and screen readers. Pair it with a table of the same figures.
 */
export function YearChartFrame(props: YearChartFrameProps) {
  const { summary, years, series, scale, hiddenTick, legend, legendMargin, measure, drawing, labels, axis } =
    props;
  const [at, setAt] = useState<number>();
  return (
    <Box component="figure" aria-label={summary} sx={{ m: 0 }}>
      <Legend items={legend} margin={legendMargin} />
      {measure}
      <Box sx={{ position: 'relative', height: PLOT_HEIGHT, ...plotMargins, typography: 'caption' }}>
        {scale.ticks.map((tick) => (
          <GridLine key={tick} dollars={tick} top={scale.y(tick)} isHidden={tick === hiddenTick} />
        ))}
        <Box
          component="svg"
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          sx={{ ...fill, overflow: 'visible', '& *': { vectorEffect: 'non-scaling-stroke' } }}
        >
          {drawing}
          {at !== undefined && <Marker x={scale.x(at)} />}
        </Box>
        {labels}
        {at !== undefined && (
          <Tooltip at={scale.x(at)}>
            <strong>Year {years[at]}</strong>
            {readOut(series, at).map((words) => (
              <div key={words}>{words}</div>
            ))}
          </Tooltip>
        )}
        <YearSlider years={years} series={series} at={at} onMove={setAt} />
      </Box>
      <Box
        aria-hidden="true"
        sx={{ position: 'relative', height: 28, ...plotMargins, typography: 'caption' }}
      >
        {axis.map(({ at: position, text }) => (
          <Label key={text} at={position} top={6}>
            {text}
          </Label>
        ))}
      </Box>
      <Box
        component="figcaption"
        sx={{ typography: 'caption', color: 'text.secondary', textAlign: 'center' }}
      >
        Years
      </Box>
    </Box>
  );
}

/** Returns each amount of a year as text. */
const readOut = (series: readonly YearSeries[], index: number) =>
  series.map(
    ({ label, values }) => `${label} ${formatDollars(Math.round(values[index] ?? 0)).replace('-', '−')}`,
  );

interface YearSliderProps {
  years: readonly number[];
  series: readonly YearSeries[];
  /** The index of the year in the tooltip. */
  at: number | undefined;
  onMove: (at: number | undefined) => void;
}

/** An invisible slider over the plot that moves the tooltip from year to year. */
function YearSlider({ years, series, at, onMove }: YearSliderProps) {
  const isHydrated = useIsHydrated();
  const last = years.length - 1;
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const part = (clientX - left) / width;
    onMove(Math.min(last, Math.max(0, Math.floor(part * years.length))));
  };
  return (
    <Box
      component="input"
      type="range"
      // Keys pressed before hydration would be lost.
      disabled={!isHydrated}
      min={0}
      max={last}
      value={at ?? 0}
      aria-label={`${formatList(series.map(({ label }, index) => (index ? uncapitalize(label) : label)))} by year`}
      aria-valuetext={`Year ${years[at ?? 0]}: ${readOut(series, at ?? 0).join(', ')}`}
      onChange={({ target }) => onMove(Number(target.value))}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => onMove(undefined)}
      onFocus={() => onMove(at ?? 0)}
      onBlur={() => onMove(undefined)}
      sx={{ ...fill, m: 0, opacity: 0, cursor: 'crosshair', touchAction: 'pan-y' }}
    />
  );
}
