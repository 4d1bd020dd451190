import { APPLICATION_LIMITS } from '@brokerage/domain/application/applicationEvent';
import { TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../ui/forms/ActionDialog.tsx';
import { countText } from '../formFields.ts';
import { useEventId } from '../useEventId.ts';
import type { ApplicationDialogProps } from './ApplicationDialogProps.ts';

/** Records that the notice of a denial or an incomplete application was sent. */
export function AdverseActionNoticeDialog({ application, onClose }: ApplicationDialogProps) {
  const id = useId();
  const notify = useNotify();
  const [{ revision }] = useState(application);
  const [text, setText] = useState('');
  const event_id = useEventId({ revision, text });

  function save() {
    const action = { name: 'record_notice', revision, text } as const;
    return callFunction('update-application', { id: application.id, event_id, action }).then(() => {
      notify({ title: 'Notice recorded', severity: 'success' });
      onClose();
    });
  }

  return (
    <ActionDialog title="Record the notice as sent" action="Record" onAct={save} onClose={onClose}>
      <Typography>The portal doesn’t send the notice. Record here that your company has sent it.</Typography>
      <TextField
        id={`${id}-text`}
        label="Note (optional)"
        placeholder="How and when it was sent"
        multiline
        minRows={2}
        value={text}
        onChange={({ target }) => setText(target.value.slice(0, APPLICATION_LIMITS.reason))}
        helperText={countText(text, APPLICATION_LIMITS.reason)}
      />
    </ActionDialog>
  );
}
