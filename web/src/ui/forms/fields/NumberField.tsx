import type { NumberNotation } from '@brokerage/domain/number/typedNumber';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type NumberInput, useTypedNumber } from '../useTypedNumber.ts';

export interface NumberFieldProps
  extends Omit<
    TextFieldProps,
    'value' | 'defaultValue' | 'onChange' | 'onKeyDown' | 'type' | 'select' | 'multiline' | 'slotProps'
  > {
  value: NumberInput;
  onChange: (value: NumberInput) => void;
  notation: NumberNotation;
  /** Step of the arrow keys; without it they do nothing. */
  step?: number;
}

/**
 * A number in a text input, which the mouse wheel can't change, unlike `type=number`. Unclear input stays as it is and gets a message on
 * blur.
 */
export function NumberField({
  value,
  onChange,
  notation,
  step,
  error,
  helperText,
  ...props
}: NumberFieldProps) {
  const { field, unclear, inputMode, maxLength } = useTypedNumber({ value, onChange, notation, step });
  return (
    <TextField
      {...props}
      {...field}
      error={error || unclear !== undefined}
      helperText={error ? helperText : (unclear ?? helperText)}
      slotProps={{
        htmlInput: { inputMode, maxLength },
        input: {
          startAdornment: notation.unit === 'dollars' && <InputAdornment position="start">$</InputAdornment>,
          endAdornment: notation.unit === 'percent' && <InputAdornment position="end">%</InputAdornment>,
        },
      }}
    />
  );
}
