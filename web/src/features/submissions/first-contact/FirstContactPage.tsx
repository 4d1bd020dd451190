import {
  type ContactFigures,
  keptShare,
  REPORT_LIMIT,
  REPORT_MONTHS,
  shiftMonth,
} from '@brokerage/domain/submission/contactReport';
import type { ContactReportMonth } from '@brokerage/domain/submission/submissionCallables';
import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { downloadFile } from '../../../lib/downloadFile.ts';
import { useFunction } from '../../../lib/firebase/useFunction.ts';
import { formatCount } from '../../../lib/format/formatCount.ts';
import { companyDay } from '../../../lib/format/time/companyTime.ts';
import { formatMoment } from '../../../lib/format/time/formatDate.ts';
import { useNow } from '../../../lib/useNow.ts';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { ChartTable } from '../../../ui/charts/ChartTable.tsx';
import { TrendChart } from '../../../ui/charts/TrendChart.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { PageHeading, PortalPage } from '../../../ui/layout/portal/PortalPage.tsx';
import type { DataColumn, SortOrder } from '../../../ui/table/DataColumn.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { tableCsv } from '../../../ui/table/tableCsv.ts';
import { formatFraction, formatMinutes, formatMonth } from './contactFigures.ts';

const TITLE = 'First Contact';

type OfficerRow = ContactReportMonth['officers'][number];

interface Figure {
  id: string;
  label: string;
  show: (figures: ContactFigures) => string;
  /** Undefined without a value: sorted last. */
  sortValue: (figures: ContactFigures) => number | undefined;
}

const toCount = (id: 'received' | 'contacted' | 'kept' | 'missed', label: string): Figure => ({
  id,
  label,
  show: (figures) => formatCount(figures[id]),
  sortValue: (figures) => figures[id],
});

/** With fewer deadlines, a percentage would look as solid as one of many. */
const FEWEST_FOR_PERCENT = 5;

/** Returns `46%`, or `1 of 2` if there were few deadlines. */
function formatShare(figures: ContactFigures): string {
  const due = figures.kept + figures.missed;
  const isFew = due > 0 && due < FEWEST_FOR_PERCENT;
  return isFew ? `${figures.kept} of ${due}` : formatFraction(keptShare(figures));
}

const FIRST_CONTACT_FIGURES: readonly Figure[] = [
  toCount('received', 'Received'),
  toCount('contacted', 'Contacted'),
  toCount('kept', 'On time'),
  toCount('missed', 'Late or overdue'),
  {
    id: 'share',
    label: 'Share on time',
    show: formatShare,
    sortValue: (figures) => keptShare(figures) ?? undefined,
  },
  {
    id: 'median',
    label: 'Median time',
    show: ({ median_minutes }) => formatMinutes(median_minutes),
    sortValue: ({ median_minutes }) => median_minutes ?? undefined,
  },
];

const COLUMNS: readonly DataColumn<OfficerRow>[] = [
  {
    id: 'name',
    label: 'Officer',
    isTitle: true,
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
    csv: ({ name }) => name,
  },
  ...FIRST_CONTACT_FIGURES.map(
    ({ id, label, show, sortValue }): DataColumn<OfficerRow> => ({
      id,
      label,
      kind: 'number',
      inCard: 'figure',
      cell: show,
      sortValue,
      csv: show,
    }),
  ),
];
const MOST_FIRST: SortOrder = { by: 'received', direction: 'desc' };
const toId = ({ officer_id }: OfficerRow) => officer_id ?? 'general';

/** How soon applicants were contacted, by month and officer (docs/product.md#first-contact). */
export function FirstContactPage() {
  return (
    <PortalPage action="submissions:read" title={TITLE} isWide>
      <PageHeading title={TITLE}>
        See how soon applicants hear from us and how often we keep our 24-hour promise. Median time counts
        office hours only.
      </PageHeading>
      <Report />
    </PortalPage>
  );
}

/** The buttons stay while other months load, so that a pressed one keeps the focus. */
function Report() {
  const present = companyDay(useNow()).slice(0, 'yyyy-mm'.length);
  const [through, setThrough] = useState(present);
  const result = useFunction('get-contact-report', { through });
  const earlier = shiftMonth(through, -REPORT_MONTHS);
  const later = shiftMonth(through, REPORT_MONTHS);
  return (
    <Stack spacing={3}>
      <ChartCard
        id="by-month"
        title="By month"
        actions={
          // Without the padding of the first button, it lines up with the heading above it on phones.
          <Stack direction="row" spacing={1} sx={{ ml: { xs: -1.5, sm: 0 } }}>
            <Button onClick={() => setThrough(earlier)}>Earlier months</Button>
            <Button
              disabled={through >= present}
              onClick={() => setThrough(later < present ? later : present)}
            >
              Later months
            </Button>
          </Stack>
        }
      >
        {result.status === 'loading' && (
          <div role="status" aria-label="Loading the first contact report">
            <Skeleton width="45%" />
            <Skeleton variant="rounded" height={220} sx={{ mt: 1.5 }} />
          </div>
        )}
        {result.status === 'failed' && (
          <ErrorState title="Couldn’t load the first contact report" onRetry={result.retry}>
            {result.message}
          </ErrorState>
        )}
        {result.status === 'ready' && <ByMonth months={result.data.months} />}
      </ChartCard>
      {result.status === 'loading' && <TableSkeleton label="Loading the officers" rows={5} />}
      {result.status === 'ready' && <ByOfficer key={through} months={result.data.months} />}
    </Stack>
  );
}

/** Each officer's figures for a month; initially the latest one with submissions. `months` starts with the latest. */
function ByOfficer({ months }: { months: readonly ContactReportMonth[] }) {
  const [chosen, setChosen] = useState(months.find(({ total }) => total.received > 0)?.month);
  const report = months.find(({ month }) => month === chosen) ?? months[0];
  if (!report) return null;
  return (
    <section aria-labelledby="by-officer">
      <Typography variant="h2" id="by-officer" sx={{ mb: 2 }}>
        By officer, {formatMonth(report.month)}
      </Typography>
      {report.is_cut && (
        <Alert severity="info" sx={{ mb: 2 }}>
          This month has too many submissions to count them all. These figures cover the first ones, up to{' '}
          {formatCount(REPORT_LIMIT)} applications.
        </Alert>
      )}
      <DataTable
        id="first-contact"
        name="Officers"
        label={`First contacts by officer, ${formatMonth(report.month)}`}
        columns={COLUMNS}
        rows={report.officers}
        getRowId={toId}
        initialOrder={MOST_FIRST}
        onExport={(rows) =>
          downloadFile(tableCsv(COLUMNS, rows), `first-contact-${report.month}.csv`, 'text/csv;charset=utf-8')
        }
        filters={
          <SelectField
            id="first-contact-month"
            label="Month"
            value={report.month}
            onChange={setChosen}
            options={months.map(({ month }) => [month, formatMonth(month)])}
          />
        }
        empty={<EmptyState title="No applications this month">Choose another month.</EmptyState>}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        As of {formatMoment(new Date(report.as_of))}. Each application counts for the officer it’s assigned to
        now. Duplicates, spam and callback requests aren’t counted.
      </Typography>
    </section>
  );
}

/** The latest month's share, because a bar of 0% is invisible. */
function LatestMonth({ months }: { months: readonly ContactReportMonth[] }) {
  const latest = months.find(({ total }) => keptShare(total) !== null);
  if (!latest) return null;
  const { kept, missed } = latest.total;
  return (
    <Typography sx={{ mb: 1.5 }}>
      <Box component="span" sx={{ typography: 'h1', mr: 1 }}>
        {formatFraction(keptShare(latest.total))}
      </Box>{' '}
      on time in {formatMonth(latest.month)} ({formatCount(kept)} of {formatCount(kept + missed)})
    </Typography>
  );
}

/** With fewer months there's no trend to show. */
const FEWEST_BARS = 3;

/** The share of first contacts on time as bars, and all figures as a table. */
function ByMonth({ months }: { months: readonly ContactReportMonth[] }) {
  if (months.every(({ total }) => total.received === 0)) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>No applications came in during these months.</Typography>
    );
  }
  const bars = months.toReversed().flatMap(({ month, total }) => {
    const share = keptShare(total);
    return share === null ? [] : [{ month, percent: Math.round(share * 100) }];
  });
  return (
    <Box>
      {bars.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>No contact deadlines have passed yet.</Typography>
      ) : (
        <>
          <LatestMonth months={months} />
          {/* Very few bars, or an empty grid, would add nothing to the line above and the table. */}
          {bars.length >= FEWEST_BARS && bars.some(({ percent }) => percent > 0) && (
            <TrendChart
              summary={`Share of first contacts on time: ${bars
                .map(({ month, percent }) => `${formatMonth(month)} ${percent}%`)
                .join(', ')}.`}
              points={bars.map(({ month, percent }) => ({
                label: formatMonth(month, 'short'),
                value: percent,
              }))}
              valueLabel="Share on time"
              formatValue={(value) => `${value}%`}
              max={100}
              height={220}
            />
          )}
        </>
      )}
      <ChartTable
        label="First contacts by month, latest first"
        headers={['Month', ...FIRST_CONTACT_FIGURES.map(({ label }) => label)]}
        rows={months.map(({ month, total }) => [
          formatMonth(month),
          ...FIRST_CONTACT_FIGURES.map(({ show }) => show(total)),
        ])}
      />
    </Box>
  );
}
