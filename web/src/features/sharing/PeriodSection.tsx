import { addSums, type LinkCount } from '@brokerage/domain/share/linkCount';
import type { LinkSums } from '@brokerage/domain/share/sharedLink';
import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import type { Live } from '../../lib/documents.ts';
import type { Pages } from '../../lib/listenToPages.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Choice } from './Choice.tsx';
import { Figures, formatCount } from './Figures.tsx';
import { ViewsChart } from './ViewsChart.tsx';
import { type Period, viewBars } from './viewBars.ts';

interface PeriodSectionProps {
  /** What was counted day by day in the period. */
  counts: Live<Pages<LinkCount>>;
  /** On the office's clock. */
  today: string;
  period: Period;
  onPeriod: (period: Period) => void;
  /** Of all links since they were made. */
  allTime: LinkSums;
}

const WORDS = { '7': '7 days', '30': '30 days', '90': '90 days', all: 'All time' } as const;
const PERIOD_OF = { '7': 7, '30': 30, '90': 90, all: null } as const;

/** Totals of a period, and the views in it over time. */
export function PeriodSection({ onPeriod, ...counted }: PeriodSectionProps) {
  const { period } = counted;
  return (
    <Card component="section" aria-labelledby="period-heading" sx={{ p: { xs: 2, sm: 2.5 }, mb: 3 }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', mb: 2 }}
      >
        <Typography id="period-heading" variant="h3" component="h2">
          {period === null ? 'Since the first link' : `The last ${period} days`}
        </Typography>
        <Choice
          label="Period"
          value={period === null ? 'all' : (String(period) as keyof typeof WORDS)}
          options={WORDS}
          onChange={(chosen) => onPeriod(PERIOD_OF[chosen])}
        />
      </Stack>
      <Counted {...counted} />
    </Card>
  );
}

function Counted({ counts: live, today, period, allTime }: Omit<PeriodSectionProps, 'onPeriod'>) {
  if (live.status === 'loading') {
    return <Skeleton variant="rounded" height={300} role="status" aria-label="Loading figures" />;
  }
  if (live.status === 'failed') {
    return (
      <ErrorState title="Failed to load analytics" onRetry={live.retry}>
        The links below are not concerned.
      </ErrorState>
    );
  }
  const sums = period === null ? allTime : addSums(live.data.items);
  return (
    <Stack spacing={2.5}>
      <Figures sums={sums} isLarge />
      <Box>
        <ViewsChart bars={viewBars(live.data.items, period, today)} />
      </Box>
      {live.data.isCut && (
        <Typography variant="body2">
          There are more figures than can be shown at once. Choose fewer days.
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '78ch' }}>
        Unique views are visitors new on their day. Starts are visitors who went on to the questionnaire.{' '}
        {formatCount(sums.scans)} of the views came by QR code. Not counted: robots, previews and your own
        team ({formatCount(sums.not_counted)}).
      </Typography>
    </Stack>
  );
}
