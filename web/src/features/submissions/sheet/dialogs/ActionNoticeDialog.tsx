import { submissionErrors } from '@brokerage/domain/errors/submissionErrors';
import {
  ACTION_NOTICE_METHOD_CODES,
  ACTION_NOTICE_METHODS,
  type ActionNoticeMethod,
} from '@brokerage/domain/submission/workflow/sentActionNotice';
import { TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { callFunction } from '../../../../lib/firebase/callFunction.ts';
import { useEventId } from '../../../../lib/firebase/useEventId.ts';
import { companyDay, companyToday } from '../../../../lib/format/time/companyTime.ts';
import { useNotify } from '../../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../../ui/forms/dialogs/ActionDialog.tsx';
import { SelectField } from '../../../../ui/forms/SelectField.tsx';
import { noteProblem } from '../../status/formFields.ts';
import { NoteField } from '../../status/NoteField.tsx';
import type { SubmissionDialogProps } from './SubmissionDialogProps.ts';

/** Records that the notice for an approval, a denial or an incomplete application was sent. */
export function ActionNoticeDialog({ submission, onClose }: SubmissionDialogProps) {
  const id = useId();
  const notify = useNotify();
  const [{ revision, created_at, notice_counts_from }] = useState(submission);
  const [sentOn, setSentOn] = useState('');
  const [method, setMethod] = useState<ActionNoticeMethod | ''>('');
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const event_id = useEventId({ revision, sentOn, method, text });
  const first = companyDay(notice_counts_from ?? created_at);
  const today = companyToday();
  const isDay = sentOn >= first && sentOn <= today;
  const dayProblem = isTried && !isDay ? submissionErrors['application-notice-day'].sentence : undefined;
  const methodProblem =
    isTried && method === '' ? submissionErrors['application-notice-method'].sentence : undefined;

  function save() {
    setTried(true);
    if (!isDay || method === '' || noteProblem(text)) return undefined;
    const action = { name: 'record_notice', revision, sent_on: sentOn, method, text } as const;
    return callFunction('update-application', { id: submission.id, event_id, action }).then(() => {
      notify({ title: 'Notice recorded', severity: 'success' });
      onClose();
    });
  }

  return (
    <ActionDialog title="Record the notice as sent" action="Record" onAct={save} onClose={onClose}>
      <Typography>The portal doesn’t send the notice. Record here that your company has sent it.</Typography>
      <TextField
        id={`${id}-sent-on`}
        type="date"
        label="Sent on"
        required
        value={sentOn}
        onChange={({ target }) => setSentOn(target.value)}
        error={dayProblem !== undefined}
        helperText={dayProblem}
        slotProps={{ htmlInput: { min: first, max: today }, inputLabel: { shrink: true } }}
      />
      <SelectField
        id={`${id}-method`}
        label="How it was sent"
        required
        none="Choose one"
        value={method}
        options={ACTION_NOTICE_METHOD_CODES.map((code) => [code, ACTION_NOTICE_METHODS[code]])}
        onChange={setMethod}
        error={methodProblem !== undefined}
        helperText={methodProblem}
      />
      <NoteField value={text} onChange={setText} />
    </ActionDialog>
  );
}
