import { submissionErrors } from '@brokerage/domain/errors/submissionErrors';
import { fromLocalTime, toLocalTime } from '@brokerage/domain/schedule/localTime';
import { toApplicantMailStatus } from '@brokerage/domain/submission/mails/applicantMailDue';
import { isContactTimePossible } from '@brokerage/domain/submission/workflow/findSubmissionContentError';
import {
  CONTACT_CHANNEL_CODES,
  CONTACT_CHANNELS,
  type ContactChannel,
  SUBMISSION_LIMITS,
} from '@brokerage/domain/submission/workflow/submissionEvent';
import { Alert, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { callFunction } from '../../../../lib/firebase/callFunction.ts';
import { useEventId } from '../../../../lib/firebase/useEventId.ts';
import { companyTimeZone, companyZoneName } from '../../../../lib/format/time/companyTime.ts';
import { useNotify } from '../../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../../ui/forms/dialogs/ActionDialog.tsx';
import { SelectField } from '../../../../ui/forms/SelectField.tsx';
import { noteProblem } from '../../status/formFields.ts';
import { NoteField } from '../../status/NoteField.tsx';
import { useMailedStatuses } from '../../status/useMailedStatuses.ts';
import type { SubmissionDialogProps } from './SubmissionDialogProps.ts';

/** Formats a date for the field, in the company's time zone: 2026-11-20T15:05. */
function toFieldTime(at: Date): string {
  const { date, minutes } = toLocalTime(at, companyTimeZone());
  const twoDigits = (figure: number) => String(figure).padStart(2, '0');
  return `${date}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** Parses the field's value; undefined while it's incomplete. */
function fromFieldTime(value: string): Date | undefined {
  const [date = '', time = ''] = value.split('T');
  const [hours, minutes] = time.split(':').map(Number);
  if (date === '' || hours === undefined || minutes === undefined) return undefined;
  return fromLocalTime({ date, minutes: hours * 60 + minutes }, companyTimeZone());
}

interface LogContactDialogProps extends SubmissionDialogProps {
  tenantId: string;
}

/** Records a contact with the applicant, or a call back. */
export function LogContactDialog({ submission, tenantId, onClose }: LogContactDialogProps) {
  const id = useId();
  const notify = useNotify();
  const [channel, setChannel] = useState<ContactChannel>('called');
  const [at, setAt] = useState(() => toFieldTime(new Date()));
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const event_id = useEventId({ channel, at, text });
  // The first contact starts the work.
  const started = toApplicantMailStatus(submission, {
    from_status: submission.status,
    to_status: 'in_progress',
  });
  const mailed = useMailedStatuses(tenantId);
  const isMailed = submission.status === 'new' && started !== undefined && mailed.includes(started);

  function save() {
    const contacted = fromFieldTime(at);
    const isPossible = contacted !== undefined && isContactTimePossible(contacted, submission, new Date());
    setProblem(isPossible ? undefined : submissionErrors['application-contact-time'].sentence);
    if (!contacted || !isPossible || noteProblem(text, SUBMISSION_LIMITS.note)) return undefined;
    return callFunction('log-contact', {
      id: submission.id,
      event_id,
      channel,
      contacted_at: contacted.toISOString(),
      text,
    }).then(() => {
      notify({ title: 'Contact logged', severity: 'success' });
      onClose();
    });
  }

  return (
    <ActionDialog title="Log contact" action="Log contact" onAct={save} onClose={onClose}>
      {isMailed && (
        <Alert severity="info">
          We’ll email the applicant that work has started, unless we already did in the last 24 hours.
        </Alert>
      )}
      <SelectField
        id={`${id}-channel`}
        label="How"
        value={channel}
        options={CONTACT_CHANNEL_CODES.map((code) => [code, CONTACT_CHANNELS[code]])}
        onChange={setChannel}
      />
      <TextField
        id={`${id}-at`}
        type="datetime-local"
        label="When"
        value={at}
        onChange={({ target }) => {
          setAt(target.value);
          setProblem(undefined);
        }}
        error={problem !== undefined}
        helperText={problem ?? `${companyZoneName()}.`}
      />
      <NoteField
        value={text}
        onChange={setText}
        minRows={3}
        max={SUBMISSION_LIMITS.note}
        problem={noteProblem(text, SUBMISSION_LIMITS.note)}
      />
    </ActionDialog>
  );
}
