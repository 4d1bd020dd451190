import {
  QUESTIONNAIRE_STAGES,
  type QuestionnaireFunnel,
} from '@brokerage/domain/preapproval/questionnaireCount';
import { Button, Typography } from '@mui/material';
import { format, parseISO } from 'date-fns';
import { downloadFile } from '../../../lib/downloadFile.ts';
import { formatCount } from '../../../lib/format/formatCount.ts';
import { pluralize } from '../../../lib/format/pluralize.ts';
import { companyZoneName } from '../../../lib/format/time/companyTime.ts';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { ChartTable } from '../../../ui/charts/ChartTable.tsx';
import { TrendChart } from '../../../ui/charts/TrendChart.tsx';
import { dropOffCsv, stageNames } from './dropOff.ts';

type FunnelDays = QuestionnaireFunnel['days'];

const formatDay = (day: string) => format(parseISO(day), 'MMM d');

/** `Oct 24 to Nov 22: 312 visitors started and 41 submitted.` */
function formatSummary(days: FunnelDays): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  const sumUp = (stage: 'contact' | 'submitted') => days.reduce((sum, { counts }) => sum + counts[stage], 0);
  return `${formatDay(first.day)} to ${formatDay(last.day)}: ${pluralize(sumUp('contact'), 'visitor')} started and ${formatCount(sumUp('submitted'))} submitted.`;
}

/** Who started and who submitted as a chart over the days, and every step as a table. */
export function ByDay({ days }: { days: FunnelDays }) {
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
        formatValue={formatCount}
        height={260}
      />
      <ChartTable
        label="Visitors by day, latest first"
        heads={['Day', ...QUESTIONNAIRE_STAGES.map((stage) => stageNames(stage).short)]}
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
