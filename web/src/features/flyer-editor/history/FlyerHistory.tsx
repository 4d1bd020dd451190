import { type Flyer, hasInlineParts, inlineParts } from '@brokerage/domain/flyer/record/flyer';
import { type FlyerStep, flyerStepSchema } from '@brokerage/domain/flyer/record/flyerFields';
import { findEdition } from '@brokerage/domain/flyer/workflow/editions';
import { can } from '@brokerage/domain/member/roles';
import { paths } from '@brokerage/domain/paths';
import { Button, Card, Skeleton, Typography } from '@mui/material';
import { collection, orderBy, type QueryDocumentSnapshot, startAfter, where } from 'firebase/firestore';
import { type ReactNode, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { listQuery } from '../../../lib/live-data/listQuery.ts';
import { usePages } from '../../../lib/live-data/usePages.ts';
import { entityHistoryPath } from '../../../lib/routes/entityHistoryPath.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { InlineLoadError } from '../../../ui/feedback/InlineLoadError.tsx';
import { useFlyerDownload } from '../../../ui/flyer/files/useFlyerDownload.ts';
import { formatSavedAt } from '../draft/formatSavedAt.ts';

const STEPS: Record<FlyerStep['action'], string> = {
  submitted: 'Submitted',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  revised: 'Reopened for editing',
  archived: 'Archived',
  corrected: 'Correction published',
  recalled: 'Recalled',
  restored: 'Restored after a recall',
};

/** A flyer's history, newest first, with names and reasons. */
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
          <Steps flyer={flyer} steps={inlineParts(flyer).steps.toReversed()} />
          <StepLine words="Created" at={created_at} reason={null} />
        </>
      ) : (
        <StoredHistory flyer={flyer} />
      )}
      {can(member, 'audit:read') && (
        <Button component={Link} to={entityHistoryPath('flyer', id)} sx={{ ml: -1 }}>
          History of this flyer in the Audit Log
        </Button>
      )}
    </Card>
  );
}

/** Steps read at a time. */
const PAGE_SIZE = 20;

/** Returns a flyer's history, newest first, one page at a time. A new step starts it over. */
function useFlyerHistory({ tenant_id, id, step_count }: Flyer) {
  const firestore = useFirestore();
  const pageQuery = useCallback(
    (after: QueryDocumentSnapshot | undefined) =>
      listQuery(
        collection(firestore, paths.flyerHistory(tenant_id, id)),
        PAGE_SIZE,
        where('n', '<=', step_count),
        orderBy('n', 'desc'),
        ...(after ? [startAfter(after)] : []),
      ),
    [firestore, tenant_id, id, step_count],
  );
  return usePages(pageQuery, flyerStepSchema, PAGE_SIZE);
}

/** The steps stored in their own documents; the newest is in the flyer, so it appears immediately. */
function StoredHistory({ flyer }: { flyer: Flyer }) {
  const pages = useFlyerHistory(flyer);
  const { last_step, created_at } = flyer;
  if (pages.status !== 'ready') {
    return (
      <>
        {last_step && <Steps flyer={flyer} steps={[last_step]} />}
        {pages.status === 'loading' ? (
          <Skeleton role="status" aria-label="Loading the history" />
        ) : (
          <HistoryFailed error={pages.error} onRetry={pages.reload} />
        )}
      </>
    );
  }
  const { items, hasOlder, older, showOlder } = pages;
  return (
    <>
      <Steps flyer={flyer} steps={items} />
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

const HistoryFailed = ({ onRetry, error }: { onRetry: () => void; error?: { code: string } }) => (
  <InlineLoadError what="the history" live={{ status: 'failed', retry: onRetry, ...(error && { error }) }} />
);

function Steps({ flyer, steps }: { flyer: Flyer; steps: readonly FlyerStep[] }) {
  const { user, member } = useSignedIn();
  return steps.map(({ n, action, at, by_user_id, by_name, reason, revision }) => {
    const who = by_user_id === user.uid ? 'you' : by_name;
    const words = who === null ? STEPS[action] : `${STEPS[action]} by ${who}`;
    const edition = findEdition(flyer, revision, steps);
    const isEdition = edition?.approved_at.getTime() === at.getTime();
    return (
      <StepLine key={n} words={words} at={at} reason={reason}>
        {isEdition && flyer.lineage_id === null && flyer.edition > 1 && can(member, 'flyers:readAll') && (
          <EditionPdf flyer={flyer} revision={revision} at={at} />
        )}
      </StepLine>
    );
  });
}

/** Downloads the PDF of that approval, even after a correction has replaced it. */
function EditionPdf({ flyer, revision, at }: { flyer: Flyer; revision: number; at: Date }) {
  const { download, isBusy } = useFlyerDownload(flyer, revision);
  return (
    <Button
      size="small"
      aria-label={`Download PDF as approved ${formatSavedAt(at)}`}
      loading={isBusy}
      onClick={() => void download()}
      sx={{ ml: -0.75 }}
    >
      Download PDF
    </Button>
  );
}

interface StepLineProps {
  words: string;
  at: Date;
  reason: string | null;
  children?: ReactNode;
}

function StepLine({ words, at, reason, children }: StepLineProps) {
  return (
    <Typography component="div" sx={{ py: 0.75, overflowWrap: 'anywhere' }}>
      {words}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {formatSavedAt(at)}
      </Typography>
      {reason !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          “{reason}”
        </Typography>
      )}
      {children && <div>{children}</div>}
    </Typography>
  );
}
