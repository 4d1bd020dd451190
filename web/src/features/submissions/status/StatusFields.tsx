import {
  type SubmissionKind,
  WITHDRAWN_BY,
  WITHDRAWN_BY_CODES,
} from '@brokerage/domain/submission/submission';
import {
  ADVERSE_ACTION_REASON_CODES,
  ADVERSE_ACTION_REASONS,
  MAX_ADVERSE_ACTION_REASONS,
  replyDays,
} from '@brokerage/domain/submission/workflow/adverseActionReasons';
import { Alert, Autocomplete, TextField } from '@mui/material';
import { useId } from 'react';
import { companyToday } from '../../../lib/format/time/companyTime.ts';
import { pickerSlots } from '../../../ui/forms/pickerSlots.ts';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { longChips } from './formFields.ts';
import { NoteField } from './NoteField.tsx';
import {
  type StatusActionName,
  type StatusDetails,
  type StatusProblems,
  showsNoticeDue,
} from './statusDetails.ts';

interface StatusFieldsProps {
  name: StatusActionName;
  kind: SubmissionKind;
  details: StatusDetails;
  onChange: (part: Partial<StatusDetails>) => void;
  problems: StatusProblems;
  /** The deadline for the required notice of a denial or an incomplete application, as the end of a sentence. */
  noticeDue: string;
  /** The company emails applicants about this status. */
  isMailed: boolean;
}

/** The required fields of a status change, and its consequences. */
export function StatusFields({
  name,
  kind,
  details,
  onChange,
  problems,
  noticeDue,
  isMailed,
}: StatusFieldsProps) {
  const id = useId();
  const { reasons, missing, reply_by, text, said_by, duplicate_of } = details;
  const { first, last } = replyDays(companyToday());
  return (
    <>
      {name === 'approve' && (
        <Alert severity="info">“Approved” marks the application here. It isn’t a credit decision.</Alert>
      )}
      {isMailed && (
        <Alert severity="info">
          We’ll email the applicant about this, unless we already did in the last 24 hours.
        </Alert>
      )}
      {showsNoticeDue(name) && (
        <Alert severity="info">
          A notice to the applicant is due {noticeDue}. The portal doesn’t send it. Your company’s counsel
          decides who sends it and what it says.
        </Alert>
      )}
      {name === 'mark_incomplete' && (
        <>
          <NoteField
            label="What’s missing?"
            required
            placeholder="Pay stubs for the last 30 days"
            value={missing}
            onChange={(typed) => onChange({ missing: typed })}
            problem={problems.missing}
          />
          <TextField
            id={`${id}-reply-by`}
            label="By when?"
            type="date"
            required
            value={reply_by}
            onChange={({ target }) => onChange({ reply_by: target.value })}
            error={problems.reply_by !== undefined}
            helperText={problems.reply_by ?? 'The applicant’s last day to send it, as your notice says.'}
            slotProps={{ htmlInput: { min: first, max: last }, inputLabel: { shrink: true } }}
          />
        </>
      )}
      {name === 'deny' && (
        <Autocomplete
          multiple
          id={`${id}-reasons`}
          options={ADVERSE_ACTION_REASON_CODES}
          value={reasons}
          onChange={(_event, chosen) => onChange({ reasons: chosen })}
          getOptionLabel={(code) => ADVERSE_ACTION_REASONS[code]}
          sx={longChips}
          getOptionDisabled={(code) =>
            reasons.length >= MAX_ADVERSE_ACTION_REASONS && !reasons.includes(code)
          }
          slotProps={pickerSlots}
          renderInput={(params) => (
            <TextField
              {...params}
              required
              label="Reasons"
              error={problems.reasons !== undefined}
              helperText={problems.reasons ?? `Choose up to ${MAX_ADVERSE_ACTION_REASONS} principal reasons.`}
            />
          )}
        />
      )}
      {/* A callback request comes from one person, so only applications need this. */}
      {name === 'withdraw' && kind === 'application' && (
        <SelectField
          id={`${id}-said-by`}
          label="Who withdrew it?"
          value={said_by}
          options={WITHDRAWN_BY_CODES.map((code) => [code, WITHDRAWN_BY[code]])}
          onChange={(code) => onChange({ said_by: code })}
        />
      )}
      {name === 'mark_duplicate' && (
        <TextField
          id={`${id}-original`}
          label="Reference number of the one to keep"
          placeholder="PA-7K3Q-9F2M"
          value={duplicate_of}
          onChange={({ target }) => onChange({ duplicate_of: target.value.slice(0, 20) })}
          error={problems.original !== undefined}
          helperText={problems.original}
        />
      )}
      <NoteField
        label={name === 'reopen' ? 'Reason' : 'Note (optional)'}
        value={text}
        onChange={(typed) => onChange({ text: typed })}
        problem={problems.text}
      />
    </>
  );
}
