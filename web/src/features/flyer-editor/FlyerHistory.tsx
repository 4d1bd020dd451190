import type { Flyer, FlyerStep } from '@brokerage/domain/flyer/flyer';
import { can } from '@brokerage/domain/member/roles';
import { Button, Card, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { entityHistoryPath } from '../../lib/routes/entityHistoryPath.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { savedAt } from './savedAt.ts';

const STEPS: Record<FlyerStep['action'], string> = {
  submitted: 'Submitted',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  revised: 'Reopened for editing',
  archived: 'Archived',
};

/** What happened to a flyer so far, newest first, by whom, and with the reasons that were given. */
export function FlyerHistory({ flyer: { id, history, created_at } }: { flyer: Flyer }) {
  const { user, member } = useSignedIn();
  return (
    <Card component="section" aria-labelledby="flyer-history" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="flyer-history" sx={{ mb: 1 }}>
        History
      </Typography>
      {history.toReversed().map(({ action, at, by_user_id, by_name, reason, revision }) => {
        const who = by_user_id === user.uid ? 'you' : by_name;
        const words = who === null ? STEPS[action] : `${STEPS[action]} by ${who}`;
        return <Step key={`${action} ${at.getTime()} ${revision}`} words={words} at={at} reason={reason} />;
      })}
      <Step words="Created" at={created_at} reason={null} />
      {can(member, 'audit:read') && (
        <Button component={Link} to={entityHistoryPath('flyer', id)} sx={{ ml: -1 }}>
          History of This Flyer in the Audit Log
        </Button>
      )}
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
