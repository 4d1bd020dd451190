import { isPartlyUndone, type Recall } from '@brokerage/domain/recall/recall';
import { recallReasonSchema } from '@brokerage/domain/recall/recallCallables';
import { Typography } from '@mui/material';
import { useState } from 'react';
import * as z from 'zod';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/ActionDialog.tsx';
import { useCheckedForm } from '../../ui/forms/useCheckedForm.ts';
import { RecallReasonField } from '../../ui/recall/RecallReasonField.tsx';

const formSchema = z.object({ reason: recallReasonSchema });

/** Asks why a recall is undone, and restores its flyers. */
export function UndoRecallDialog({ recall, onClose }: { recall: Recall; onClose: () => void }) {
  const notify = useNotify();
  const [reason, setReason] = useState('');
  const { errors, fields, submit } = useCheckedForm();
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
      action={isRest ? 'Restore' : 'Undo Recall'}
      onAct={undo}
      onClose={onClose}
    >
      <Typography>
        {isRest
          ? 'These flyers stayed recalled because a license had expired. Those with a current license are approved again, and their links open them.'
          : 'Flyers that are still recalled are approved again, and their links open them. Archived flyers stay archived. Flyers whose license has expired, or that a later recall covers, stay recalled.'}
      </Typography>
      <div ref={fields} style={{ display: 'grid' }}>
        <RecallReasonField
          label="Reason"
          helperText="The flyers’ owners will see this. At least 10 characters."
          value={reason}
          onChange={setReason}
          problem={errors.reason}
        />
      </div>
    </ActionDialog>
  );
}
