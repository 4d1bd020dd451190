import type { Finding } from '@brokerage/domain/finding/finding';
import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatMoment } from '../../lib/format/formatDate.ts';
import { FindingChip } from './FindingChip.tsx';

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0, ...(isWide && { gridColumn: '1 / -1' }) }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {children}
      </Typography>
    </Box>
  );
}

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
        <Fact name="Status">
          <Box component="span" sx={{ display: 'block' }}>
            <FindingChip status={status} />
          </Box>
        </Fact>
        <Fact name="Loan officer">{officer_name}</Fact>
        <Fact name="Views in 30 days">{views.toLocaleString('en-US')}</Fact>
        <Fact name="Applications in 30 days">{applications.toLocaleString('en-US')}</Fact>
        <Fact name="Found">
          {formatMoment(finding.found_at)}, edition {edition}
        </Fact>
        <Fact name="Last seen">{formatMoment(finding.last_seen_at)}</Fact>
        {decidedBy && by && (
          <Fact name={decidedBy}>
            {by.name}, {formatMoment(status_at)}
          </Fact>
        )}
        {reason && (
          <Fact name="Reason" isWide>
            {reason}
          </Fact>
        )}
      </Box>
    </Card>
  );
}
