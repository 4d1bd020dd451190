import type { Theme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { getPalette } from '../getPalette.ts';
import { useContainerWidth } from '../useContainerWidth.ts';
import { labelInterval, type TrendPoint, tooltipText } from './trendSeries.ts';

export interface TrendCanvasProps {
  points: readonly TrendPoint[];
  valueLabel: string;
  /** Events on the horizontal axis, by its labels. */
  marks?: readonly { label: string; text: string }[];
  /** Draws the previous period as a dashed line. */
  previousLabel?: string | undefined;
  /** `previous` is a part of the value, not an earlier one: the bars show it in another color. */
  isPart?: boolean;
  formatValue: (value: number) => string;
  /** Pixels. */
  height: number;
  /** The maximum of the vertical axis, such as 100 for percentages; by default, it follows the values. */
  max?: number;
}

/** Width of a label on the horizontal axis, in pixels. */
const LABEL_WIDTH = 64;

/** Outlines a line in the card's color, so that it stands out from the bars below it. */
const outline = (color: string) =>
  ['1.5px 0', '-1.5px 0', '0 1.5px', '0 -1.5px'].map((shift) => `drop-shadow(${shift} 0 ${color})`).join(' ');

const styles = (theme: Theme) => ({
  '&& .MuiChartsAxis-line, && .MuiChartsAxis-tick': { stroke: getPalette(theme).divider },
  '&& .MuiChartsAxis-tickLabel, && .MuiChartsAxis-label': { fill: getPalette(theme).text.secondary },
  '&& .MuiChartsGrid-line': { stroke: getPalette(theme).divider, strokeDasharray: '2 4' },
  '& [data-series="previous"]': {
    strokeDasharray: '5 4',
    strokeWidth: 2,
    filter: outline(getPalette(theme).background.paper),
  },
  '& .MuiChartsReferenceLine-line': { stroke: 'var(--brass-dark)', strokeDasharray: '3 3', strokeWidth: 1.5 },
  '& .MuiChartsReferenceLine-label': { fill: getPalette(theme).text.secondary, fontSize: 12 },
});

/** Maximum width of a bar in pixels: two months shouldn't fill a desktop's width. */
const MAX_BAR = 96;

/** Draws a TrendChart with MUI X Charts. */
export function TrendCanvas({
  points,
  marks = [],
  valueLabel,
  previousLabel,
  isPart = false,
  formatValue,
  height,
  max,
}: TrendCanvasProps) {
  const [frame, width] = useContainerWidth();
  const formatTooltip =
    ({ isPrevious = false }) =>
    (_value: unknown, { dataIndex }: { dataIndex: number }) =>
      tooltipText(points[dataIndex], isPrevious, formatValue);
  const value = {
    id: 'value',
    label: valueLabel,
    color: 'var(--evergreen)',
    data: points.map(({ value, previous }) => (isPart ? Math.max(0, value - (previous ?? 0)) : value)),
    valueFormatter: formatTooltip({}),
  };
  const previous = {
    id: 'previous',
    type: 'line' as const,
    label: previousLabel ?? '',
    color: 'var(--brass-dark)',
    data: points.map((point) => point.previous ?? null),
    valueFormatter: formatTooltip({ isPrevious: true }),
    showMark: false,
    curve: 'linear' as const,
  };
  return (
    <div ref={frame}>
      {typeof width === 'number' && (
        <ChartsContainer
          width={width}
          height={height}
          margin={{ left: 0, right: 20, top: 12, bottom: 0 }}
          skipAnimation
          series={
            isPart
              ? [
                  // The part is at the foot of the bar.
                  { ...previous, type: 'bar' as const, stack: 'all' },
                  { ...value, type: 'bar' as const, stack: 'all' },
                ]
              : [{ ...value, type: 'bar' as const }, ...(previousLabel ? [previous] : [])]
          }
          xAxis={[
            {
              id: 'x',
              scaleType: 'band' as const,
              data: points.map(({ label }) => label),
              categoryGapRatio: Math.max(0.2, 1 - (MAX_BAR * points.length) / width),
              tickLabelInterval: (_value: unknown, index: number) =>
                labelInterval(points.length, Math.max(2, Math.floor(width / LABEL_WIDTH)))(index),
              height: 28,
            },
          ]}
          yAxis={[
            {
              id: 'y',
              min: 0,
              ...(max !== undefined && { max }),
              tickMinStep: 1,
              tickNumber: 4,
              width: 'auto' as const,
              valueFormatter: (tick: number) => formatValue(tick),
            },
          ]}
          sx={styles}
        >
          <ChartsGrid horizontal />
          <ChartsAxisHighlight x="band" />
          <BarPlot borderRadius={2} skipAnimation />
          <LinePlot skipAnimation />
          {marks.map(({ label, text }) => (
            <ChartsReferenceLine key={label} x={label} label={text} labelAlign="start" />
          ))}
          <ChartsXAxis axisId="x" disableTicks />
          <ChartsYAxis axisId="y" disableLine disableTicks />
          <ChartsTooltip trigger="axis" />
        </ChartsContainer>
      )}
    </div>
  );
}
