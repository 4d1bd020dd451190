import { type Flyer, type FlyerStep, hasInlineParts, inlineParts } from '@brokerage/domain/flyer/flyer';
import { can } from '@brokerage/domain/member/roles';
import { Alert, Button, Card, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { entityHistoryPath } from '../../lib/routes/entityHistoryPath.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { savedAt } from './draft/savedAt.ts';
import { useFlyerHistory } from './useFlyerHistory.ts';

const STEPS: Record<FlyerStep['action'], string> = {
  submitted: 'Submitted',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  revised: 'Reopened for editing',
  archived: 'Archived',
};

/** What happened to a flyer so far, newest first, by whom, and with the reasons that were given. */
export function FlyerHistory({ flyer }: { flyer: Flyer }) {
  const { id, step_count, created_at } = flyer;
  const { member } = useSignedIn();
  return (
    <Card component="section" aria-labelledby="flyer-history" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="flyer-history" sx={{ mb: 1 }}>
        History
      </Typography>
      {hasInlineParts(flyer) || step_count === 0 ? (
        <>
          <Steps steps={inlineParts(flyer).steps.toReversed()} />
          <StepLine words="Created" at={created_at} reason={null} />
        </>
      ) : (
        <StoredHistory flyer={flyer} />
      )}
      {can(member, 'audit:read') && (
        <Button component={Link} to={entityHistoryPath('flyer', id)} sx={{ ml: -1 }}>
          History of This Flyer in the Audit Log
        </Button>
      )}
    </Card>
  );
}

/** The steps that have documents of their own; the newest is in the flyer, so it shows at once. */
function StoredHistory({ flyer }: { flyer: Flyer }) {
  const pages = useFlyerHistory(flyer);
  const { last_step, created_at } = flyer;
  if (pages.status !== 'ready') {
    return (
      <>
        {last_step && <Steps steps={[last_step]} />}
        {pages.status === 'loading' ? (
          <Skeleton role="status" aria-label="Loading the history" />
        ) : (
          <HistoryFailed onRetry={pages.reload} />
        )}
      </>
    );
  }
  const { items, hasOlder, older, showOlder } = pages;
  return (
    <>
      <Steps steps={items} />
      {older === 'failed' && <HistoryFailed onRetry={() => void showOlder()} />}
      {hasOlder && older !== 'failed' && (
        <Button loading={older === 'loading'} onClick={() => void showOlder()} sx={{ ml: -1 }}>
          Load more
        </Button>
      )}
      {!hasOlder && <StepLine words="Created" at={created_at} reason={null} />}
    </>
  );
}

const HistoryFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Alert
    severity="warning"
    action={
      <Button color="inherit" onClick={onRetry}>
        Retry
      </Button>
    }
  >
    Couldn’t load the history.
  </Alert>
);

function Steps({ steps }: { steps: readonly FlyerStep[] }) {
  const { user } = useSignedIn();
  return steps.map(({ n, action, at, by_user_id, by_name, reason }) => {
    const who = by_user_id === user.uid ? 'you' : by_name;
    const words = who === null ? STEPS[action] : `${STEPS[action]} by ${who}`;
    return <StepLine key={n} words={words} at={at} reason={reason} />;
  });
}

function StepLine({ words, at, reason }: { words: string; at: Date; reason: string | null }) {
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
