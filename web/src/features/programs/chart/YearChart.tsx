import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { formatList } from '@brokerage/domain/text/formatList';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { uncapitalize } from '../../../lib/format/uncapitalize.ts';
import { loanInks } from '../../../ui/charts/loanInks.ts';
import { axisTicks, labeledYears } from './axisTicks.ts';
import { roomiestYear } from './roomiestYear.ts';
import { YearSlider } from './YearSlider.tsx';
import {
  Areas,
  areaName,
  areaSwatch,
  Bars,
  barInks,
  GridLine,
  Label,
  Legend,
  Marker,
  Tooltip,
} from './yearChartParts.tsx';
import type { CurvePoint } from './yearCurve.ts';

interface YearSeries {
  label: string;
  /** Dollars, one value per year. */
  values: readonly number[];
}

interface YearChartProps {
  /** Summarizes the chart in one sentence for screen readers. */
  summary: string;
  /** Stacked areas, or bars for the difference between the second amount and the first. */
  kind: 'areas' | 'difference';
  /** The meaning of bars above and below zero. */
  difference?: readonly [above: string, below: string];
  /** The points of the areas' edges, from the start to the last year. */
  curve?: readonly CurvePoint[];
  years: readonly number[];
  /** Areas from bottom to top, or two amounts to compare. */
  series: readonly [YearSeries, YearSeries, ...YearSeries[]];
  /** Bars: the selected year. Areas: the year of an event, counted from the start. */
  mark?: { year: number; text: string } | undefined;
  /** Bars: the year from which the answer changes, labeled above the selected year. */
  turn?: { year: number; text: string } | undefined;
  /** What the areas measure. */
  paid?: string;
}

/** Rounds coordinates to what is visible, to keep the static page small. */
const round = (percent: number) => Number(percent.toFixed(2));
/** The plot's height, and the height that an area's label needs, in pixels. */
const [HEIGHT, LABEL_HEIGHT] = [260, 30];
const caption = { typography: 'caption', color: 'text.secondary' } as const;
/** Areas are principal, interest and mortgage insurance. */
const fills: readonly string[] = [loanInks.principal, loanInks.interest, loanInks.mortgageInsurance];

/**
 * Charts amounts over the years of a loan. Drawn without a library so that it works in the static page and in print; a hidden slider makes
 * it usable with arrow keys, touch and screen readers. Pair it with a table of the same figures.
 */
export function YearChart({
  summary,
  kind,
  difference,
  curve = [],
  years,
  series,
  mark,
  turn,
  paid = 'Paid per year',
}: YearChartProps) {
  const [at, setAt] = useState<number>();
  const [lower, upper] = series;
  // The upper edge of each area.
  const edges = series.map((_, at) =>
    years.map((_year, i) => series.slice(0, at + 1).reduce((sum, { values }) => sum + (values[i] ?? 0), 0)),
  );
  const isBars = kind === 'difference';
  const reach = ({ amounts }: CurvePoint, part: number) =>
    amounts.slice(0, part + 1).reduce((sum, each) => sum + each, 0);
  const top = isBars
    ? years.map((_, i) => (upper.values[i] ?? 0) - (lower.values[i] ?? 0))
    : curve.map((point) => reach(point, series.length));
  // A rounding difference of one dollar must not add a grid line.
  const highest = Math.max(...top) - (isBars ? 0 : 1);
  const ticks = axisTicks(Math.min(...(isBars ? top : [0])), highest);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  // Drop the top grid line if it's too close to the area: it would look like a gap.
  const isTouched = !isBars && high - Math.max(...top) < (high - low) * 0.03;
  // Label the areas directly if there's room; otherwise use a legend above the chart.
  const named = series.map(({ label, values }) => ({
    label,
    at: isBars ? undefined : roomiestYear(values, ((high - low) * LABEL_HEIGHT) / HEIGHT),
  }));
  const legend = difference ?? named.filter(({ at }) => at === undefined).map(({ label }) => label);
  const last = years.length - 1;
  // All years have the same width, including the first and the last.
  const x = (index: number) => ((index + 0.5) / years.length) * 100;
  const y = (value: number) => 100 - ((value - low) / (high - low)) * 100;
  const halfYear = 50 / years.length;
  const line = (part: number) =>
    curve.map((point) => [round(point.at * 2 * halfYear), round(y(reach(point, part)))].join());
  const readOut = (index: number) =>
    series.map(
      ({ label, values }) => `${label} ${formatDollars(Math.round(values[index] ?? 0)).replace('-', '−')}`,
    );
  const markAt = mark ? years.indexOf(isBars ? mark.year : Math.ceil(mark.year)) : -1;
  const turnAt = turn ? years.indexOf(turn.year) : -1;
  const markX = mark && !isBars ? mark.year * 2 * halfYear : x(markAt);
  return (
    <Box component="figure" aria-label={summary} sx={{ m: 0 }}>
      <Legend
        entries={legend.map((label) => ({
          label,
          swatch: isBars
            ? { bgcolor: barInks[legend.indexOf(label)] }
            : areaSwatch(fills[series.findIndex((each) => each.label === label)]),
        }))}
        below={turn ? 8 : mark && isBars ? 5 : 2}
      />
      {!isBars && (
        <Box aria-hidden="true" sx={{ ...caption, mb: mark ? 5 : 1.5 }}>
          {paid}
        </Box>
      )}
      <Box sx={{ position: 'relative', height: HEIGHT, ml: '52px', mr: 1, typography: 'caption' }}>
        {ticks.map((tick) => (
          <GridLine key={tick} tick={tick} top={y(tick)} isHidden={tick === high && isTouched} />
        ))}
        <Box
          component="svg"
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          sx={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            height: '100%',
            overflow: 'visible',
            '& *': { vectorEffect: 'non-scaling-stroke' },
          }}
        >
          {!isBars && <Areas lines={series.map((_, part) => line(part))} base={y(0)} fills={fills} />}
          {isBars && markAt >= 0 && (
            <rect
              x={markX - halfYear}
              width={2 * halfYear}
              y="0"
              height="100"
              fill="var(--evergreen)"
              fillOpacity="0.12"
            />
          )}
          {isBars && <Bars values={top} years={years} x={x} y={y} />}
          {!isBars && markAt >= 0 && <Marker x={markX} dash="2 4" />}
          {turnAt >= 0 && <Marker x={x(turnAt)} dash="2 4" />}
          {at !== undefined && <Marker x={x(at)} />}
        </Box>
        {turn && turnAt >= 0 && (
          <Label at={x(turnAt)} top={-32} isStrong>
            {turn.text}
          </Label>
        )}
        {mark && markAt >= 0 && (
          <Label at={markX} top={-8} isStrong>
            {mark.text}
          </Label>
        )}
        {named.map(({ label, at: index }, part) =>
          index === undefined ? null : (
            <Box
              key={label}
              component="span"
              aria-hidden="true"
              sx={{
                ...areaName,
                left: `${x(index)}%`,
                top: `${y((edges[part]?.[index] ?? 0) - (series[part]?.values[index] ?? 0) / 2)}%`,
              }}
            >
              {label}
            </Box>
          ),
        )}
        {at !== undefined && (
          <Tooltip at={x(at)}>
            <strong>Year {years[at]}</strong>
            {readOut(at).map((words) => (
              <div key={words}>{words}</div>
            ))}
          </Tooltip>
        )}
        <YearSlider
          at={at}
          onChange={setAt}
          last={last}
          label={`${formatList(series.map(({ label }, index) => (index ? uncapitalize(label) : label)))} by year`}
          valueText={`Year ${years[at ?? 0]}: ${readOut(at ?? 0).join(', ')}`}
        />
      </Box>
      <Box
        aria-hidden="true"
        sx={{ position: 'relative', height: 28, ml: '52px', mr: 1, typography: 'caption' }}
      >
        {!isBars && (
          <Label at={0} top={6}>
            0
          </Label>
        )}
        {labeledYears(years, mark?.year)
          // Bars are labeled below their middle, areas at the end of each year, because their first year starts at 0.
          .filter((year) => isBars || year > 1 || years.length <= 7)
          .map((year) => (
            <Label key={year} at={x(years.indexOf(year)) + (isBars ? 0 : halfYear)} top={6}>
              {year}
            </Label>
          ))}
      </Box>
      <Box component="figcaption" sx={{ ...caption, textAlign: 'center' }}>
        Years
      </Box>
    </Box>
  );
}
