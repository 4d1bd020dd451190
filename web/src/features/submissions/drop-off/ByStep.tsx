import type { StageCounts } from '@brokerage/domain/preapproval/questionnaireCount';
import { Typography } from '@mui/material';
import { formatCount } from '../../../lib/format/formatCount.ts';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { ChartTable } from '../../../ui/charts/ChartTable.tsx';
import { Funnel, formatRate } from '../../../ui/charts/Funnel.tsx';
import { formatLargestLoss, stageNames, toLosses } from './dropOff.ts';

/** The steps with how many visitors reached each, and how many left there. */
export function ByStep({ total }: { total: StageCounts }) {
  const losses = toLosses(total);
  const shareOf = (reached: number) => formatRate(reached, total.contact);
  const note = (reached: number, left: number | null) => {
    const share = `${shareOf(reached)} of those who started`;
    return left === null ? share : `${share} · ${formatCount(left)} left here`;
  };
  return (
    <ChartCard id="by-step" title="By step">
      <Typography sx={{ mb: 2.5 }}>{formatLargestLoss(losses)}</Typography>
      <Funnel
        label="Visitors by step"
        steps={losses.map(({ stage, reached, left }) => ({
          label: stageNames(stage).listed,
          count: reached,
          note: note(reached, left),
        }))}
        formatCount={formatCount}
      />
      <ChartTable
        label="Visitors by step"
        heads={['Step', 'Reached', 'Share of those who started', 'Left here']}
        rows={losses.map(({ stage, reached, left }) => [
          stageNames(stage).listed,
          formatCount(reached),
          shareOf(reached),
          left === null ? '–' : formatCount(left),
        ])}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        Step 1 counts once a visitor starts typing, the others when they open. Each counts once per
        application. We don’t count bots or browsers that send Global Privacy Control.
      </Typography>
    </ChartCard>
  );
}
