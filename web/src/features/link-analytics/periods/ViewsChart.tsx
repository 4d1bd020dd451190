import { Typography } from '@mui/material';
import { formatCount } from '../../../lib/format/formatCount.ts';
import { ChartTable } from '../../../ui/charts/ChartTable.tsx';
import { TrendChart } from '../../../ui/charts/TrendChart.tsx';
import { LINK_FIGURES } from '../linkFigures.ts';
import { type ViewBar, withPrevious } from './viewBars.ts';

interface ViewsChartProps {
  bars: readonly ViewBar[];
  /** Bars of the previous period, as many as `bars`; empty if there's nothing to compare with. */
  previous: readonly ViewBar[];
  /** Days (`2026-11-20`) on which the flyer was corrected. */
  corrected?: ReadonlySet<string>;
}

const NEVER: ReadonlySet<string> = new Set();

/** Views over time as bars, the previous period's as a line, and all figures as a table. */
export function ViewsChart({ bars, previous, corrected = NEVER }: ViewsChartProps) {
  if (bars.every(({ sums }) => sums.views === 0)) {
    return <Typography sx={{ color: 'text.secondary', py: 2 }}>No views in this period.</Typography>;
  }
  const marked = bars.filter(({ key }) => corrected.has(key)).map(({ label }) => label);
  // Months start and end on other days than the periods.
  const isComparable = previous.length === bars.length && bars[0]?.key.length === 'yyyy-mm-dd'.length;
  return (
    <>
      <TrendChart
        summary={formatSummary(bars)}
        marks={marked.map((label) => ({ label, text: 'Corrected' }))}
        points={withPrevious(bars, isComparable ? previous : [])}
        valueLabel="Views"
        previousLabel={isComparable ? 'Previous period' : undefined}
        formatValue={formatCount}
        height={220}
      />
      {marked.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          Flyer corrected on {marked.join(', ')}.
        </Typography>
      )}
      <ChartTable
        label="Figures over time, newest first"
        headers={[bars[0]?.key.length === 7 ? 'Month' : 'Day', ...LINK_FIGURES.map(({ label }) => label)]}
        rows={bars
          .toReversed()
          .map(({ label, sums }) => [label, ...LINK_FIGURES.map(({ key }) => formatCount(sums[key]))])}
      />
    </>
  );
}

/** Returns `Nov 1 to Nov 30: 1,204 views, most on Nov 12 (96).` */
function formatSummary(bars: readonly ViewBar[]): string {
  const all = bars.reduce((sum, { sums }) => sum + sums.views, 0);
  const best = bars.reduce((one, other) => (other.sums.views > one.sums.views ? other : one));
  const span = `${bars[0]?.label} to ${bars.at(-1)?.label}`;
  const preposition = best.key.length > 7 ? 'on' : 'in';
  return `Views, ${span}: ${formatCount(all)}, most ${preposition} ${best.label} (${formatCount(best.sums.views)}).`;
}
