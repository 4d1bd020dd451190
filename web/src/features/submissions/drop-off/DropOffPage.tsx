import {
  QUESTIONNAIRE_STAGES,
  type QuestionnaireFunnel,
  type StageCounts,
} from '@brokerage/domain/preapproval/questionnaireCount';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { format, parseISO } from 'date-fns';
import { downloadFile } from '../../../lib/downloadFile.ts';
import { useFunction } from '../../../lib/firebase/useFunction.ts';
import { formatCount } from '../../../lib/format/formatCount.ts';
import { companyZoneName } from '../../../lib/format/time/companyTime.ts';
import type { Days } from '../../../lib/links/period.ts';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { ChartTable } from '../../../ui/charts/ChartTable.tsx';
import { Funnel, formatRate } from '../../../ui/charts/Funnel.tsx';
import { TrendChart } from '../../../ui/charts/TrendChart.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageHeading, PortalPage } from '../../../ui/layout/portal/PortalPage.tsx';
import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';
import { dropOffCsv, formatLargestLoss, stageNames, toLosses } from './dropOff.ts';
import { DROP_OFF_PERIODS, useDropOffPeriod } from './useDropOffPeriod.ts';

const TITLE = 'Questionnaire Drop-Off';

const COLUMNS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
};

/** Shows at which step visitors leave the questionnaire (docs/product.md#questionnaire-drop-off). */
export function DropOffPage() {
  return (
    <PortalPage action="submissions:read" title={TITLE} isWide>
      <PageHeading title={TITLE}>
        See where visitors leave the pre-approval questionnaire. The counts are anonymous. We store nothing
        that identifies a visitor.
      </PageHeading>
      <DropOff />
    </PortalPage>
  );
}

function DropOff() {
  const { period, days, choose } = useDropOffPeriod();
  return (
    <Stack spacing={3}>
      <div>
        <ToggleChoice label="Period" value={period} options={DROP_OFF_PERIODS} onChange={choose} />
      </div>
      <Report {...days} />
    </Stack>
  );
}

type FunnelDays = QuestionnaireFunnel['days'];

const formatDay = (day: string) => format(parseISO(day), 'MMM d');

/** Returns `Oct 24 to Nov 22: 312 visitors started and 41 submitted.` */
function formatSummary(days: FunnelDays): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  const sumUp = (stage: 'contact' | 'submitted') => days.reduce((sum, { counts }) => sum + counts[stage], 0);
  return `${formatDay(first.day)} to ${formatDay(last.day)}: ${pluralize(sumUp('contact'), 'visitor')} started and ${formatCount(sumUp('submitted'))} submitted.`;
}

/** Starts and submissions as a chart over the days, and every step as a table. */
function ByDay({ days }: { days: FunnelDays }) {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  return (
    <ChartCard
      id="by-day"
      title="By day"
      actions={
        <Button
          variant="outlined"
          onClick={() =>
            downloadFile(dropOffCsv(days), `drop-off-${first}-to-${last}.csv`, 'text/csv;charset=utf-8')
          }
        >
          Export CSV
        </Button>
      }
    >
      <TrendChart
        summary={formatSummary(days)}
        points={days.map(({ day, counts }) => ({
          label: formatDay(day),
          value: counts.contact,
          previous: counts.submitted,
        }))}
        valueLabel="Started"
        previousLabel="Submitted"
        isPart
        formatValue={formatCount}
        height={260}
      />
      <ChartTable
        label="Visitors by day, latest first"
        headers={['Day', ...QUESTIONNAIRE_STAGES.map((stage) => stageNames(stage).short)]}
        rows={days
          .toReversed()
          .map(({ day, counts }) => [
            formatDay(day),
            ...QUESTIONNAIRE_STAGES.map((stage) => formatCount(counts[stage])),
          ])}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        Days begin at midnight, {companyZoneName()}.
      </Typography>
    </ChartCard>
  );
}

function Report({ from, to }: Days) {
  const result = useFunction('get-questionnaire-funnel', { from, to });
  if (result.status === 'loading') {
    return (
      <Box role="status" aria-label="Loading the drop-off report" sx={COLUMNS}>
        <Skeleton variant="rounded" height={640} />
        <Skeleton variant="rounded" height={360} />
      </Box>
    );
  }
  if (result.status === 'failed') {
    return (
      <ErrorState title="Couldn’t load the drop-off report" onRetry={result.retry}>
        {result.message}
      </ErrorState>
    );
  }
  const { total, days } = result.data;
  if (Object.values(total).every((count) => count === 0)) {
    return (
      <EmptyState title="No visits counted yet">
        Steps appear here once visitors fill out the questionnaire. Choose a longer period to look further
        back.
      </EmptyState>
    );
  }
  return (
    <Box sx={COLUMNS}>
      <ByStep total={total} />
      <ByDay days={days} />
    </Box>
  );
}

/** The steps with how many visitors reached each, and how many left there. */
function ByStep({ total }: { total: StageCounts }) {
  const losses = toLosses(total);
  const formatShare = (reached: number) => formatRate(reached, total.contact);
  const note = (reached: number, left: number | null) => {
    const share = `${formatShare(reached)} of those who started`;
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
        headers={['Step', 'Reached', 'Share of those who started', 'Left here']}
        rows={losses.map(({ stage, reached, left }) => [
          stageNames(stage).listed,
          formatCount(reached),
          formatShare(reached),
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
