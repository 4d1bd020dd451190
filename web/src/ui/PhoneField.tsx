import { TextField, type TextFieldProps } from '@mui/material';
import { formatPhone } from './formatPhone.ts';

interface PhoneFieldProps
  extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'type' | 'slotProps'> {
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
}

/** A telephone number, formatted while it is typed: US numbers by default, others when they start with +. */
export function PhoneField({ value, onChange, maxLength, ...props }: PhoneFieldProps) {
  const change = (typed: string, caret: number | null) => {
    // Only what is added at the end is formatted. Elsewhere the caret would jump, and a deleted bracket come back.
    const appended = typed.length > value.length && caret === typed.length && /\d$/.test(typed);
    onChange(appended ? formatPhone(typed).slice(0, maxLength) : typed);
  };
  return (
    <TextField
      {...props}
      type="tel"
      value={value}
      onChange={({ target }) => change(target.value, (target as HTMLInputElement).selectionStart)}
      onBlur={() => {
        const formatted = formatPhone(value);
        if (formatted !== value && formatted.length <= maxLength) onChange(formatted);
      }}
      slotProps={{ htmlInput: { maxLength, inputMode: 'tel' } }}
    />
  );
}
