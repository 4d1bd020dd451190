import Box from '@mui/material/Box';
import { loanColors } from '../../../ui/charts/loanColors.ts';
import { axisTicks, labeledYears } from './axisTicks.ts';
import { Areas, areaName, areaSwatch, Label, Marker } from './chartParts.tsx';
import { toScale } from './chartScale.ts';
import { widestYear } from './widestYear.ts';
import { PLOT_HEIGHT, YearChartFrame, type YearSeries } from './YearChartFrame.tsx';
import type { CurvePoint } from './yearCurve.ts';

interface AmortizationChartProps {
  /** Summarizes the chart in one sentence for screen readers. */
  summary: string;
  years: readonly number[];
  /** The parts of the payments, from bottom to top: principal, interest and mortgage insurance. */
  series: readonly [YearSeries, YearSeries, ...YearSeries[]];
  /** The points of the areas' edges, from the start to the last year. */
  curve: readonly CurvePoint[];
  /** A labeled time, in years from the start. */
  event?: { at: number; text: string } | undefined;
  /** What the areas measure. */
  measure?: string;
}

/** The height that an area's label needs, in pixels. */
const LABEL_HEIGHT = 30;
const fills: readonly string[] = [loanColors.principal, loanColors.interest, loanColors.mortgageInsurance];

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
/** Rounds coordinates to what is visible, to keep the static page small. */
const round = (percent: number) => Number(percent.toFixed(2));

/** Charts what a loan's payments are made of, year by year, as stacked areas: an amortization chart. */
export function AmortizationChart({
  summary,
  years,
  series,
  curve,
  event,
  measure = 'Paid per year',
}: AmortizationChartProps) {
  const top = Math.max(...curve.map(({ amounts }) => sum(amounts.slice(0, series.length + 1))));
  // A rounding difference of one dollar must not add a grid line.
  const ticks = axisTicks(0, top - 1);
  const scale = toScale(years.length, ticks);
  const { x, y, halfYear, range } = scale;
  // Drop the top grid line if it's too close to the area: it would look like a gap.
  const highest = ticks.at(-1) ?? 1;
  const hiddenTick = highest - top < range * 0.03 ? highest : undefined;
  // Label the areas directly if there's room; otherwise use a legend above the chart.
  const areas = series.map(({ label, values }, part) => ({
    label,
    swatch: areaSwatch(fills[part]),
    labeledYear: widestYear(values, (range * LABEL_HEIGHT) / PLOT_HEIGHT),
  }));
  const toLine = (part: number) =>
    curve.map(({ at, amounts }) =>
      [round(at * 2 * halfYear), round(y(sum(amounts.slice(0, part + 1))))].join(),
    );
  // The middle of an area in one year.
  const toMiddle = (part: number, index: number) => {
    const below = sum(series.slice(0, part + 1).map(({ values }) => values[index] ?? 0));
    return y(below - (series[part]?.values[index] ?? 0) / 2);
  };
  const eventX = event && years.includes(Math.ceil(event.at)) ? event.at * 2 * halfYear : undefined;
  return (
    <YearChartFrame
      summary={summary}
      years={years}
      series={series}
      scale={scale}
      hiddenTick={hiddenTick}
      legend={areas.filter(({ labeledYear }) => labeledYear === undefined)}
      legendMargin={2}
      measure={
        <Box aria-hidden="true" sx={{ typography: 'caption', color: 'text.secondary', mb: event ? 5 : 1.5 }}>
          {measure}
        </Box>
      }
      drawing={
        <>
          <Areas lines={series.map((_, part) => toLine(part))} base={y(0)} fills={fills} />
          {eventX !== undefined && <Marker x={eventX} dash="2 4" />}
        </>
      }
      labels={
        <>
          {event && eventX !== undefined && (
            <Label at={eventX} top={-8} isStrong>
              {event.text}
            </Label>
          )}
          {areas.map(({ label, labeledYear }, part) =>
            labeledYear === undefined ? null : (
              <Box
                key={label}
                component="span"
                aria-hidden="true"
                sx={{ ...areaName, left: `${x(labeledYear)}%`, top: `${toMiddle(part, labeledYear)}%` }}
              >
                {label}
              </Box>
            ),
          )}
        </>
      }
      // Years are labeled at their end, because the first one starts at 0.
      axis={[
        { at: 0, text: 0 },
        ...labeledYears(years, event?.at)
          .filter((year) => year > 1 || years.length <= 7)
          .map((year) => ({ at: x(years.indexOf(year)) + halfYear, text: year })),
      ]}
    />
  );
}
