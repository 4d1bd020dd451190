import type { Recall } from '@brokerage/domain/recall/recall';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { Box, Card } from '@mui/material';
import { formatCount } from '../../lib/format/formatCount.ts';
import { formatMoment } from '../../lib/format/time/formatDate.ts';
import { StackedFact } from '../../ui/data-display/StackedFact.tsx';
import { RecallChip } from './RecallChip.tsx';

/** Returns what stopped working, as counted at the start. */
function formatStopped({ found }: Recall): string {
  const parts = [pluralize(found.links, 'shared link'), pluralize(found.prints, 'printed QR code')];
  return `${found.is_at_least ? 'At least ' : ''}${parts.join(' and ')}`;
}

/** Shows what was recalled, when, by whom and why, and the same for its undo. */
export function RecallFacts({ recall }: { recall: Recall }) {
  const { undo, found } = recall;
  return (
    <Card component="section" aria-label="About this recall" sx={{ p: 2.5 }}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', md: '1fr 1fr 1fr' } }}
      >
        <StackedFact name="Status">
          <Box component="span" sx={{ display: 'block' }}>
            <RecallChip recall={recall} />
          </Box>
        </StackedFact>
        <StackedFact name="Recalled">{pluralize(recall.recalled, 'flyer')}</StackedFact>
        <StackedFact name="Stopped">{formatStopped(recall)}</StackedFact>
        <StackedFact name="Views in the 30 days before">
          {found.is_at_least ? 'At least ' : ''}
          {formatCount(found.views)}
        </StackedFact>
        <StackedFact name="Notified by email and in the portal">
          {pluralize(recall.told_user_ids.length, 'owner')}
        </StackedFact>
        <StackedFact name="By">
          {recall.by.name}, {formatMoment(recall.started_at)}
        </StackedFact>
        <StackedFact name="Reason" isWide>
          {recall.reason}
        </StackedFact>
        {undo && (
          <>
            <StackedFact name="Undone by">
              {undo.by.name}, {formatMoment(undo.at)}
            </StackedFact>
            <StackedFact name="Restored">{pluralize(undo.restored, 'flyer')}</StackedFact>
            {undo.kept > 0 && (
              <StackedFact name="Still recalled: a license has expired">
                {pluralize(undo.kept, 'flyer')}
              </StackedFact>
            )}
            {undo.passed_on > 0 && (
              <StackedFact name="Still recalled: a later recall covers them">
                {pluralize(undo.passed_on, 'flyer')}
              </StackedFact>
            )}
            <StackedFact name="Reason for undoing" isWide>
              {undo.reason}
            </StackedFact>
          </>
        )}
      </Box>
    </Card>
  );
}
