import {
  isPartlyUndone,
  isRecallAtWork,
  isRecallStalled,
  isUndoable,
  type Recall,
} from '@brokerage/domain/recall/recall';
import { recallReasonSchema } from '@brokerage/domain/recall/recallCallables';
import { Alert, Box, Button, LinearProgress, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import * as z from 'zod';
import { toErrorToast } from '../../lib/errors/callError.ts';
import { loadErrorMessage } from '../../lib/errors/loadErrorMessage.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { RECALL_BY_NAMES } from '../../lib/format/names/recallNames.ts';
import { entityHistoryPath } from '../../lib/routes/entityHistoryPath.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNow } from '../../lib/useNow.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/dialogs/ActionDialog.tsx';
import { useCheckedForm } from '../../ui/forms/useCheckedForm.ts';
import { useRecordTitle } from '../../ui/layout/head/usePageTitle.ts';
import { PageHeading, PortalPage } from '../../ui/layout/portal/PortalPage.tsx';
import { RecallReasonField } from '../../ui/recall/RecallReasonField.tsx';
import { RecallContacts } from './RecallContacts.tsx';
import { RecalledFlyers } from './RecalledFlyers.tsx';
import { RecallFacts } from './RecallFacts.tsx';
import { useRecall } from './useRecalls.ts';

/** Repeats the call that started the work; finished parts aren't repeated. */
const continueRecall = ({ id, criterion, reason, undo }: Recall) =>
  undo
    ? callFunction('undo-recall', { id, reason: undo.reason })
    : callFunction('start-recall', { id, criterion, reason });

/** Shows the progress of a running recall or undo. Its initiator can resume one that stopped. */
function RecallProgress({ recall }: { recall: Recall }) {
  const now = useNow();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  if (!isRecallAtWork(recall)) return null;
  const { undo } = recall;
  const done = undo ? undo.restored + undo.kept + undo.passed_on : recall.recalled;
  const total = Math.max(done, undo ? recall.recalled : recall.found.flyers);
  const text = `${done} of ${total} flyers ${undo ? 'restored' : 'recalled'} so far.`;

  async function continueWork() {
    setBusy(true);
    try {
      await continueRecall(recall);
    } catch (error) {
      notify(toErrorToast(error, 'Not continued'));
    }
    setBusy(false);
  }

  if (isRecallStalled(recall, now)) {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" loading={isBusy} onClick={() => void continueWork()}>
            Continue
          </Button>
        }
      >
        This stopped before it finished. {text}
      </Alert>
    );
  }
  return (
    <Stack spacing={1}>
      <LinearProgress
        aria-label={undo ? 'Restoring flyers' : 'Recalling flyers'}
        variant="determinate"
        value={total === 0 ? 0 : Math.round((100 * done) / total)}
      />
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {text} You can leave this page while it runs.
      </Typography>
    </Stack>
  );
}

const formSchema = z.object({ reason: recallReasonSchema });

/** Asks why a recall is undone, and restores its flyers. */
function UndoRecallDialog({ recall, onClose }: { recall: Recall; onClose: () => void }) {
  const notify = useNotify();
  const [reason, setReason] = useState('');
  const { errors, clearError, submit } = useCheckedForm();
  const isRest = isPartlyUndone(recall);
  const undo = () =>
    submit(formSchema.safeParse({ reason }), async (form) => {
      const { status } = await callFunction('undo-recall', { id: recall.id, ...form });
      notify({ title: status === 'undone' ? 'Recall undone' : 'Restoring flyers', severity: 'success' });
      onClose();
    });
  return (
    <ActionDialog
      title={isRest ? 'Restore the rest of the flyers?' : 'Undo this recall?'}
      action={isRest ? 'Restore' : 'Undo recall'}
      onAct={undo}
      onClose={onClose}
    >
      <Typography>
        {isRest
          ? 'These flyers stayed recalled because a license had expired. Those with a current license go back to approved, and their links work again.'
          : 'Flyers that are still recalled go back to approved, and their links work again. Archived flyers stay archived. Flyers whose license has expired, or that a later recall covers, stay recalled.'}
      </Typography>
      <RecallReasonField
        value={reason}
        onChange={(text) => {
          setReason(text);
          clearError('reason');
        }}
        problem={errors.reason}
      />
    </ActionDialog>
  );
}

/** Shows one recall: what it stopped and why, who to notify, its flyers, and the undo. */
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
      <ErrorState titleAs="h1" title="Couldn’t load this recall" onRetry={live.retry}>
        {loadErrorMessage(live.error)}
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
  useRecordTitle(recall.subject);
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
                {isPartlyUndone(recall) ? 'Restore the rest' : 'Undo recall'}
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
