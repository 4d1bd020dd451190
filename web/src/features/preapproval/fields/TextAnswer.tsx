import type { FieldName } from '@brokerage/domain/preapproval/application';
import { TextField } from '@mui/material';
import { useQuestion } from './useQuestion.ts';

interface TextAnswerProps {
  name: FieldName;
  maxLength: number;
  autoComplete: string;
  type?: 'text' | 'email';
  /** More than one line. */
  rows?: number;
}

/** A question answered in words. */
export function TextAnswer({ name, maxLength, autoComplete, type = 'text', rows }: TextAnswerProps) {
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
      type={type}
      autoComplete={autoComplete}
      {...(rows ? { multiline: true, minRows: rows } : {})}
      slotProps={{
        htmlInput: {
          maxLength,
          // Phones would write "maria@..." as "Maria@..." and correct it.
          ...(type === 'email' && { inputMode: 'email', autoCapitalize: 'none', spellCheck: false }),
        },
      }}
    />
  );
}
