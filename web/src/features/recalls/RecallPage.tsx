import { isPartlyUndone, isUndoable, type Recall } from '@brokerage/domain/recall/recall';
import { Box, Button, Skeleton, Stack } from '@mui/material';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { loadFailureText } from '../../lib/errors/loadFailureText.ts';
import { RECALL_BY_NAMES } from '../../lib/format/recallNames.ts';
import { entityHistoryPath } from '../../lib/routes/entityHistoryPath.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNow } from '../../lib/useNow.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHeading, PortalPage } from '../../ui/layout/PortalPage.tsx';
import { RecallContacts } from './RecallContacts.tsx';
import { RecalledFlyers } from './RecalledFlyers.tsx';
import { RecallFacts } from './RecallFacts.tsx';
import { RecallProgress } from './RecallProgress.tsx';
import { UndoRecallDialog } from './UndoRecallDialog.tsx';
import { useRecall } from './useRecalls.ts';

/** One recall: what it stopped and why, who to tell, its flyers, and the way back. */
export function RecallPage() {
  return (
    <PortalPage action="flyers:recall" title="Recall">
      <OpenedRecall />
    </PortalPage>
  );
}

function OpenedRecall() {
  const { recallId = '' } = useParams();
  const { tenant_id: tenantId } = useSignedIn().member;
  const live = useRecall(tenantId, recallId);
  if (live.status === 'failed') {
    return (
      <ErrorState title="Couldn’t load this recall" onRetry={live.retry}>
        {loadFailureText(live.error)}
      </ErrorState>
    );
  }
  if (live.status === 'loading') {
    return (
      <Box role="status" aria-label="Loading the recall">
        <ConnectionHint live={live} />
        <Skeleton variant="text" sx={{ fontSize: '2rem', maxWidth: 360 }} />
        <Skeleton variant="rounded" height={220} />
      </Box>
    );
  }
  if (!live.data) {
    return (
      <EmptyState title="Recall not found">
        <Button component={Link} to={routePaths.recalls} variant="contained">
          All recalls
        </Button>
      </EmptyState>
    );
  }
  return <ShownRecall recall={live.data} />;
}

function ShownRecall({ recall }: { recall: Recall }) {
  const [isUndoing, setUndoing] = useState(false);
  const now = useNow();
  return (
    <>
      <PageHeading
        title={recall.subject}
        actions={
          <>
            <Button component={Link} to={entityHistoryPath('recall', recall.id)} variant="outlined">
              History
            </Button>
            {isUndoable(recall, now) && (
              <Button variant="contained" onClick={() => setUndoing(true)}>
                {isPartlyUndone(recall) ? 'Restore the Rest' : 'Undo Recall'}
              </Button>
            )}
          </>
        }
      >
        {RECALL_BY_NAMES[recall.criterion.by]}
      </PageHeading>
      <Stack spacing={3}>
        <RecallProgress recall={recall} />
        <RecallFacts recall={recall} />
        <RecallContacts recall={recall} />
        <RecalledFlyers recall={recall} />
      </Stack>
      {isUndoing && <UndoRecallDialog recall={recall} onClose={() => setUndoing(false)} />}
    </>
  );
}
