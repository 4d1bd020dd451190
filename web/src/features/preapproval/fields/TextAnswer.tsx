import type { FieldName } from '@brokerage/domain/preapproval/form/application';
import { TextField } from '@mui/material';
import { useQuestion } from './useQuestion.ts';

interface TextAnswerProps {
  name: FieldName;
  maxLength: number;
  autoComplete: string;
  /** Set for more than one line. */
  rows?: number;
}

/** A question answered with text. */
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
