import type { Finding } from '@brokerage/domain/finding/finding';
import { Box, Card } from '@mui/material';
import { formatMoment } from '../../lib/format/time/formatDate.ts';
import { StackedFact } from '../../ui/data-display/StackedFact.tsx';
import { FindingChip } from './FindingChip.tsx';

const DECIDED_BY: Partial<Record<Finding['status'], string>> = {
  dismissed: 'Dismissed by',
  correction_asked: 'Correction requested by',
};

/** How a finding stands, whose flyer it is about, how often that is seen, and who decided what. */
export function FindingFacts({ finding }: { finding: Finding }) {
  const { status, status_at, by, reason, officer_name, edition, views, applications } = finding;
  const decidedBy = DECIDED_BY[status];
  return (
    <Card component="section" aria-label="About this finding" sx={{ p: 2.5 }}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <StackedFact name="Status">
          <Box component="span" sx={{ display: 'block' }}>
            <FindingChip status={status} />
          </Box>
        </StackedFact>
        <StackedFact name="Loan officer">{officer_name}</StackedFact>
        <StackedFact name="Views in 30 days">{views.toLocaleString('en-US')}</StackedFact>
        <StackedFact name="Applications in 30 days">{applications.toLocaleString('en-US')}</StackedFact>
        <StackedFact name="Found">
          {formatMoment(finding.found_at)}, edition {edition}
        </StackedFact>
        <StackedFact name="Last seen">{formatMoment(finding.last_seen_at)}</StackedFact>
        {decidedBy && by && (
          <StackedFact name={decidedBy}>
            {by.name}, {formatMoment(status_at)}
          </StackedFact>
        )}
        {reason && (
          <StackedFact name="Reason" isWide>
            {reason}
          </StackedFact>
        )}
      </Box>
    </Card>
  );
}
