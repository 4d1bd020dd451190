import { isRecallAtWork, isRecallStalled, type Recall } from '@brokerage/domain/recall/recall';
import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { toErrorToast } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useNow } from '../../lib/useNow.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';

/** Sends the call that began the work once more: what is done already is not done again. */
const goOn = ({ id, criterion, reason, undo }: Recall) =>
  undo
    ? callFunction('undo-recall', { id, reason: undo.reason })
    : callFunction('start-recall', { id, criterion, reason });

/** How far a recall or its undo has come while it is at work; nothing then. Whoever began it can continue one that stopped. */
export function RecallProgress({ recall }: { recall: Recall }) {
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
      await goOn(recall);
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
        This stopped before it was done. {text}
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
