import type { Flyer, FlyerStep } from '@brokerage/domain/flyer/flyer';
import { Card, Typography } from '@mui/material';
import { savedAt } from './savedAt.ts';

const STEPS: Record<FlyerStep['action'], string> = {
  submitted: 'Submitted',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  revised: 'Opened for editing again',
  archived: 'Archived',
};

/** What happened to a flyer so far, newest first, with the reasons that were given. */
export function FlyerHistory({ flyer: { history, created_at } }: { flyer: Flyer }) {
  return (
    <Card component="section" aria-labelledby="flyer-history" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="flyer-history" sx={{ mb: 1 }}>
        History
      </Typography>
      {history.toReversed().map(({ action, at, reason, revision }) => (
        <Step key={`${action} ${at.getTime()} ${revision}`} words={STEPS[action]} at={at} reason={reason} />
      ))}
      <Step words="Created" at={created_at} reason={null} />
    </Card>
  );
}

function Step({ words, at, reason }: { words: string; at: Date; reason: string | null }) {
  return (
    <Typography component="div" sx={{ py: 0.75, overflowWrap: 'anywhere' }}>
      {words}{' '}
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {savedAt(at)}
      </Typography>
      {reason !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          “{reason}”
        </Typography>
      )}
    </Typography>
  );
}
