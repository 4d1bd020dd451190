import { axisTicks, labeledYears } from './axisTicks.ts';
import { Label, Marker } from './chartParts.tsx';
import { toScale } from './chartScale.ts';
import { YearChartFrame, type YearSeries } from './YearChartFrame.tsx';

interface LabeledYear {
  year: number;
  text: string;
}

interface DifferenceBarsProps {
  /** Summarizes the chart in one sentence for screen readers. */
  summary: string;
  /** The meaning of bars above and below zero. */
  legend: readonly [above: string, below: string];
  years: readonly number[];
  /** The two amounts. A bar shows by how much the second one is higher. */
  series: readonly [YearSeries, YearSeries];
  selected?: LabeledYear | undefined;
  /** The year from which the answer changes, labeled above the selected year. */
  turningPoint?: LabeledYear | undefined;
}

const ABOVE = 'var(--evergreen)';
const BELOW = '#a98436';
/** In percent of the plot's height, about 3 px, so that even a small difference shows its direction. */
const MIN_HEIGHT = 1.2;

/** Charts which of two choices costs less, year by year, as bars on either side of zero. */
export function DifferenceBars({
  summary,
  legend: [above, below],
  years,
  series,
  selected,
  turningPoint,
}: DifferenceBarsProps) {
  const [first, second] = series;
  const differences = years.map((_, index) => (second.values[index] ?? 0) - (first.values[index] ?? 0));
  const scale = toScale(years.length, axisTicks(Math.min(...differences), Math.max(...differences)));
  const { x, y, halfYear } = scale;
  const toX = (labeled: LabeledYear | undefined) => {
    const index = labeled ? years.indexOf(labeled.year) : -1;
    return index < 0 ? undefined : x(index);
  };
  const [selectedX, turningX] = [toX(selected), toX(turningPoint)];
  return (
    <YearChartFrame
      summary={summary}
      years={years}
      series={series}
      scale={scale}
      legend={[
        { label: above, swatch: { bgcolor: ABOVE } },
        { label: below, swatch: { bgcolor: BELOW } },
      ]}
      legendMargin={turningPoint ? 8 : selected ? 5 : 2}
      drawing={
        <>
          {selectedX !== undefined && (
            <rect
              x={selectedX - halfYear}
              width={2 * halfYear}
              y="0"
              height="100"
              fill="var(--evergreen)"
              fillOpacity="0.12"
            />
          )}
          {differences.map((difference, index) => {
            const height = difference === 0 ? 0 : Math.max(MIN_HEIGHT, Math.abs(y(difference) - y(0)));
            return (
              <rect
                key={years[index]}
                x={x(index) - halfYear / 2}
                width={halfYear}
                y={difference < 0 ? y(0) : y(0) - height}
                height={height}
                fill={difference < 0 ? BELOW : ABOVE}
              />
            );
          })}
          {turningX !== undefined && <Marker x={turningX} dash="2 4" />}
        </>
      }
      labels={
        <>
          {turningPoint && turningX !== undefined && (
            <Label at={turningX} top={-32} isStrong>
              {turningPoint.text}
            </Label>
          )}
          {selected && selectedX !== undefined && (
            <Label at={selectedX} top={-8} isStrong>
              {selected.text}
            </Label>
          )}
        </>
      }
      axis={labeledYears(years, selected?.year).map((year) => ({ at: x(years.indexOf(year)), text: year }))}
    />
  );
}
