import type { FieldName } from '@brokerage/domain/preapproval/form/application';
import { TextField } from '@mui/material';
import { useQuestion } from './useQuestion.ts';

/** A question with many choices, as a native select, which is the quickest on a phone. */
export function SelectAnswer({ name }: { name: FieldName }) {
  const { id, label, hint, options, required, error, value, onChange } = useQuestion(name);
  return (
    <TextField
      select
      id={id}
      name={name}
      label={label}
      required={required}
      error={error !== undefined}
      helperText={error ?? hint}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value || undefined)}
      slotProps={{ select: { native: true }, htmlInput: { autoComplete: 'off' } }}
    >
      <option value="">{required ? 'Choose one' : 'Choose one (optional)'}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
