import type { Recall } from '@brokerage/domain/recall/recall';
import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatMoment } from '../../lib/format/formatDate.ts';
import { pluralize } from '../../lib/format/pluralize.ts';
import { RecallChip } from './RecallChip.tsx';

interface FactProps {
  name: string;
  isWide?: boolean;
  children: ReactNode;
}

function Fact({ name, isWide = false, children }: FactProps) {
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

/** Returns what stopped, as it was found at the start. */
function formatStopped({ found }: Recall): string {
  const parts = [pluralize(found.links, 'shared link'), pluralize(found.prints, 'printed QR code')];
  return `${found.is_at_least ? 'At least ' : ''}${parts.join(' and ')}`;
}

/** What was recalled, when, by whom and why, and the same of its undo. */
export function RecallFacts({ recall }: { recall: Recall }) {
  const { undo, found } = recall;
  return (
    <Card component="section" aria-label="About this recall" sx={{ p: 2.5 }}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', md: '1fr 1fr 1fr' } }}
      >
        <Fact name="Status">
          <Box component="span" sx={{ display: 'block' }}>
            <RecallChip recall={recall} />
          </Box>
        </Fact>
        <Fact name="Recalled">{pluralize(recall.recalled, 'flyer')}</Fact>
        <Fact name="Stopped">{formatStopped(recall)}</Fact>
        <Fact name="Views in the 30 days before">
          {found.is_at_least ? 'At least ' : ''}
          {found.views.toLocaleString('en-US')}
        </Fact>
        <Fact name="Notified by email and in the portal">
          {pluralize(recall.told_user_ids.length, 'owner')}
        </Fact>
        <Fact name="By">
          {recall.by.name}, {formatMoment(recall.started_at)}
        </Fact>
        <Fact name="Reason" isWide>
          {recall.reason}
        </Fact>
        {undo && (
          <>
            <Fact name="Undone by">
              {undo.by.name}, {formatMoment(undo.at)}
            </Fact>
            <Fact name="Restored">{pluralize(undo.restored, 'flyer')}</Fact>
            {undo.kept > 0 && (
              <Fact name="Still recalled: a license has expired">{pluralize(undo.kept, 'flyer')}</Fact>
            )}
            {undo.passed_on > 0 && (
              <Fact name="Still recalled: a later recall covers them">
                {pluralize(undo.passed_on, 'flyer')}
              </Fact>
            )}
            <Fact name="Reason for undoing" isWide>
              {undo.reason}
            </Fact>
          </>
        )}
      </Box>
    </Card>
  );
}
