import { SUBMISSION_LIMITS } from '@brokerage/domain/submission/workflow/submissionEvent';
import { TextField } from '@mui/material';
import { useId } from 'react';
import { countText, noteProblem } from './formFields.ts';

interface NoteFieldProps {
  label?: string;
  required?: boolean;
  placeholder?: string;
  minRows?: number;
  max?: number;
  value: string;
  onChange: (text: string) => void;
  /** Shown instead of the count. */
  help?: string;
  /** Another error of the field. */
  problem?: string | undefined;
}

/** A text for the submission's timeline. Pasted text isn't cut; a text that is too long gets an error. */
export function NoteField({
  label = 'Note (optional)',
  required = false,
  placeholder,
  minRows = 2,
  max = SUBMISSION_LIMITS.reason,
  value,
  onChange,
  help,
  problem,
}: NoteFieldProps) {
  const error = problem ?? noteProblem(value, max);
  return (
    <TextField
      id={useId()}
      label={label}
      required={required}
      placeholder={placeholder}
      multiline
      minRows={minRows}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error !== undefined}
      helperText={error ?? help ?? countText(value, max)}
    />
  );
}
