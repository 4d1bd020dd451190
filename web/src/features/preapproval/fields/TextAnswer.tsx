import type { FieldName } from '@brokerage/domain/preapproval/form/application';
import { TextField } from '@mui/material';
import { useQuestion } from './useQuestion.ts';

interface TextAnswerProps {
  name: FieldName;
  maxLength: number;
  autoComplete: string;
  /** Set for a multiline field. */
  rows?: number;
}

/** A question with a free-text answer. */
export function TextAnswer({ name, maxLength, autoComplete, rows }: TextAnswerProps) {
  const { id, label, hint, required, error, value, onChange } = useQuestion(name);
  return (
    <TextField
      id={id}
      name={name}
      label={label}
      required={required}
      error={error !== undefined}
      helperText={error ?? hint}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      autoComplete={autoComplete}
      {...(rows ? { multiline: true, minRows: rows } : {})}
      slotProps={{
        htmlInput: {
          maxLength,
        },
      }}
    />
  );
}
