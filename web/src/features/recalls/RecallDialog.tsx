import { recallReasonSchema } from '@brokerage/domain/recall/recallCallables';
import type { RecallCriterion } from '@brokerage/domain/recall/recallCriterion';
import { Typography } from '@mui/material';
import { nanoid } from 'nanoid';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useFunction } from '../../lib/firebase/useFunction.ts';
import { RECALL_BY_NAMES } from '../../lib/format/names/recallNames.ts';
import { pluralize } from '../../lib/format/pluralize.ts';
import { readyData } from '../../lib/live-data/useLiveData.ts';
import { recallPath } from '../../lib/routes/recallPaths.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/dialogs/ActionDialog.tsx';
import { useCheckedForm } from '../../ui/forms/useCheckedForm.ts';
import { RecallReach } from '../../ui/recall/RecallReach.tsx';
import { RecallReasonField } from '../../ui/recall/RecallReasonField.tsx';

const formSchema = z.object({ reason: recallReasonSchema });

interface RecallDialogProps {
  criterion: RecallCriterion;
  onClose: () => void;
}

/** Shows what a recall would stop, asks why, and starts it. */
export function RecallDialog({ criterion, onClose }: RecallDialogProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  // One id for this recall, however often it is sent.
  const [id] = useState(() => nanoid());
  const [reason, setReason] = useState('');
  const preview = useFunction('preview-recall', { criterion });
  const { errors, fields, submit } = useCheckedForm();
  const subject = readyData(preview)?.subject;
  const isReady = preview.status === 'ready' && preview.data.flyers > 0;

  const start = () =>
    submit(formSchema.safeParse({ reason }), async (form) => {
      const { status, recalled } = await callFunction('start-recall', { id, criterion, ...form });
      notify(
        status === 'done'
          ? { title: 'Recalled', text: `${pluralize(recalled, 'flyer')} recalled.`, severity: 'success' }
          : { title: 'Recall started', text: 'You can leave this page while it runs.', severity: 'success' },
      );
      await navigate(recallPath(id), { replace: true });
    });

  return (
    <ActionDialog
      title={criterion.by === 'flyer' ? 'Recall this flyer?' : 'Recall these flyers?'}
      action="Recall"
      isDangerous
      isBlocked={!isReady}
      onAct={start}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {RECALL_BY_NAMES[criterion.by]}
        {subject !== undefined && `: ${subject}`}. Links, PDFs and printed QR codes stop working right away.
        You can undo it.
      </Typography>
      <RecallReach preview={preview} />
      <div ref={fields} style={{ display: 'grid' }}>
        <RecallReasonField value={reason} onChange={setReason} problem={errors.reason} />
      </div>
    </ActionDialog>
  );
}
