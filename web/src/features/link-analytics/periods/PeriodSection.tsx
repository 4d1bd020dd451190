import { addSums } from '@brokerage/domain/link/linkCount';
import type { LinkSums } from '@brokerage/domain/link/sharedLink';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import { Box, Card, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { formatCount } from '../../../lib/format/formatCount.ts';
import { companyZoneName } from '../../../lib/format/time/companyTime.ts';
import {
  type Days,
  dayProblems,
  formatPeriod,
  isChosenDays,
  type Period,
} from '../../../lib/links/period.ts';
import type { Live } from '../../../lib/live-data/useLiveData.ts';
import { Funnel, type FunnelStep } from '../../../ui/charts/Funnel.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { useFailureToast } from '../../../ui/feedback/useFailureToast.ts';
import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';
import type { DaySums } from '../sums/rollUp.ts';
import { Figures } from './Figures.tsx';
import { ViewsChart } from './ViewsChart.tsx';
import { viewBars } from './viewBars.ts';

const WORDS = { '7': '7 days', '30': '30 days', '90': '90 days', all: 'All time', dates: 'Dates' } as const;
const PERIOD_OF = { '7': 7, '30': 30, '90': 90, all: null } as const;

function toChoice(period: Period): keyof typeof WORDS {
  if (isChosenDays(period)) return 'dates';
  return period === null ? 'all' : `${period}`;
}

function toHeading(period: Period, days: Days | null): string {
  if (isChosenDays(period)) return formatPeriod(days);
  return period === null ? 'Since the first link' : `The ${formatPeriod(period)}`;
}

interface DayFieldsProps {
  /** The days shown. */
  days: Days;
  /** The earliest day with data. */
  earliest: string;
  /** A company day. */
  today: string;
  onDays: (days: Days) => void;
}

/** The From and To fields. An invalid date stays in its field with an error, and the figures don't change. */
function DayFields({ days, earliest, today, onDays }: DayFieldsProps) {
  const id = useId();
  // The last 30 days may start before the first link.
  const [entered, setEntered] = useState({ ...days, from: days.from < earliest ? earliest : days.from });
  const problems = dayProblems(entered, earliest, today);
  const field = (name: keyof Days) => ({
    id: `${id}-${name}`,
    type: 'date',
    value: entered[name],
    error: problems[name] !== undefined,
    helperText: problems[name],
    onChange: ({ target }: { target: { value: string } }) => {
      const next = { ...entered, [name]: target.value };
      setEntered(next);
      if (Object.keys(dayProblems(next, earliest, today)).length === 0) onDays(next);
    },
    slotProps: { htmlInput: { min: earliest, max: today } },
  });
  return (
    <Box
      role="group"
      aria-label={`Dates, ${companyZoneName()}`}
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        mb: 2.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(2, minmax(0, 14rem))' },
      }}
    >
      <TextField {...field('from')} label="From" />
      <TextField {...field('to')} label="To" />
    </Box>
  );
}

/** Returns the funnel of a visitor's steps; a start is counted when the application is opened from the shared page. */
const toFunnel = ({ views, starts, applications }: LinkSums): FunnelStep[] => [
  { label: 'Views', count: views },
  { label: 'Starts', count: starts },
  { label: 'Applications', count: applications },
];

function Counted({
  counts: live,
  previous: before,
  previousDays,
  earliest,
  today,
  days,
}: Omit<PeriodSectionProps, 'onPeriod' | 'period'>) {
  useFailureToast('Failed to load analytics', live.status === 'failed');
  if (live.status === 'loading') {
    return (
      <Skeleton
        variant="rounded"
        role="status"
        aria-label="Loading figures"
        // As high as figures, chart and funnel, so that the links below don't move.
        sx={{ height: { xs: 824, sm: 656, lg: 412 } }}
      />
    );
  }
  if (live.status === 'failed') {
    return (
      <ErrorState title="Failed to load analytics" onRetry={live.retry}>
        This doesn’t change the links below.
      </ErrorState>
    );
  }
  const sums = addSums(live.data);
  return (
    <Stack spacing={2.5}>
      <Figures sums={sums} before={before && addSums(before)} />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 260px' },
        }}
      >
        <div>
          <ViewsChart
            bars={viewBars(live.data, days, today)}
            previous={before && previousDays ? viewBars(before, previousDays, today) : []}
          />
        </div>
        {sums.views > 0 && (
          <div>
            <Typography variant="h3" id="funnel-heading" sx={{ mb: 1.5 }}>
              From view to application
            </Typography>
            <Funnel label="From view to application" steps={toFunnel(sums)} formatCount={formatCount} />
          </div>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '78ch' }}>
        {before && previousDays && `Compared with ${formatPeriod(previousDays)}. `}
        {days &&
          !previousDays &&
          `There’s nothing to compare with yet, because the first link was created on ${formatDay(earliest)}. `}
        Unique views count each visitor once a day. Starts are visitors who opened the application.{' '}
        {formatCount(sums.scans)} of the views came from QR codes. Bots, previews and your own team aren’t
        counted ({formatCount(sums.not_counted)}). Days begin at midnight, {companyZoneName()}.
      </Typography>
    </Stack>
  );
}

interface PeriodSectionProps {
  /** The daily counts of the period. */
  counts: Live<readonly DaySums[]>;
  /** The counts of the same number of days before; undefined if there's nothing to compare with. */
  previous: readonly DaySums[] | undefined;
  previousDays: Days | undefined;
  period: Period;
  /** The period as days; null for all time. */
  days: Days | null;
  onPeriod: (period: Period) => void;
  /** The day of the first link in the company's time zone, before which there is no data; `today` is in the same zone. */
  earliest: string;
  today: string;
}

/** A period's totals, and its views over time. */
export function PeriodSection({ onPeriod, ...counted }: PeriodSectionProps) {
  const { period, earliest, days, today } = counted;
  return (
    <Card component="section" aria-labelledby="period-heading" sx={{ p: { xs: 2, sm: 2.5 }, mb: 3 }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', mb: 2 }}
      >
        <Typography id="period-heading" variant="h3" component="h2">
          {toHeading(period, days)}
        </Typography>
        <ToggleChoice
          label="Period"
          value={toChoice(period)}
          options={WORDS}
          // Dates start with the days shown.
          onChange={(chosen) =>
            onPeriod(chosen === 'dates' ? (days ?? { from: earliest, to: today }) : PERIOD_OF[chosen])
          }
        />
      </Stack>
      {isChosenDays(period) && (
        <DayFields days={period} earliest={earliest} today={today} onDays={onPeriod} />
      )}
      <Counted {...counted} />
    </Card>
  );
}
