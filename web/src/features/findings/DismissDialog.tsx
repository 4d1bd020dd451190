import { DISMISS_REASON, type Finding } from '@brokerage/domain/finding/finding';
import { dismissReasonSchema } from '@brokerage/domain/finding/findingCallables';
import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import * as z from 'zod';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/dialogs/ActionDialog.tsx';
import { useCheckedForm } from '../../ui/forms/useCheckedForm.ts';
import { toFindingKey } from './toFindingKey.ts';

const formSchema = z.object({ reason: dismissReasonSchema });

/** Asks why a finding isn't a problem, and dismisses it for this edition. */
export function DismissDialog({ finding, onClose }: { finding: Finding; onClose: () => void }) {
  const notify = useNotify();
  const [shown] = useState(() => toFindingKey(finding));
  const [reason, setReason] = useState('');
  const { errors, clearError, submit } = useCheckedForm();
  const dismiss = () =>
    submit(formSchema.safeParse({ reason }), async (form) => {
      await callFunction('dismiss-finding', { ...shown, ...form });
      notify({ title: 'Finding dismissed', severity: 'success' });
      onClose();
    });
  return (
    <ActionDialog title="Dismiss this finding?" action="Dismiss" onAct={dismiss} onClose={onClose}>
      <Typography>
        The flyer stays live. This finding reopens if the problem shows up again in the next edition or under
        an updated check.
      </Typography>
      <TextField
        id="dismiss-reason"
        name="reason"
        label="Reason"
        required
        multiline
        minRows={3}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
          clearError('reason');
        }}
        error={errors.reason !== undefined}
        helperText={
          errors.reason ??
          'Why isn’t this a problem? Your answer goes in the audit log. At least 10 characters.'
        }
        slotProps={{ htmlInput: { maxLength: DISMISS_REASON.max } }}
      />
    </ActionDialog>
  );
}
