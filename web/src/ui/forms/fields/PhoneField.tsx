import { normalizePhone } from '@brokerage/domain/phone/phone';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useEffect, useRef } from 'react';
import {
  formatPhone,
  formatPhoneWhileTyping,
  loadPhoneFormat,
} from '../../../lib/format/contact/formatPhone.ts';

interface PhoneFieldProps
  extends Omit<TextFieldProps, 'value' | 'onChange' | 'onFocus' | 'onBlur' | 'type' | 'slotProps'> {
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  readOnly?: boolean;
}

/** A phone number, formatted while it's typed: US numbers by default, others when they start with +. */
export function PhoneField({
  value,
  onChange,
  maxLength,
  readOnly,
  error,
  helperText,
  ...props
}: PhoneFieldProps) {
  // The field's value when the rules have loaded, which may be after blur.
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const tidy = () => {
    const formatted = formatPhone(latest.current.value, maxLength);
    if (formatted !== latest.current.value) latest.current.onChange(formatted);
  };
  const change = (typed: string, caret: number | null) => {
    // Also needed for values that the browser fills in without focus.
    void loadPhoneFormat();
    // Format only text added at the end. Elsewhere the caret would jump, and a deleted bracket would come back.
    const appended = typed.length > value.length && caret === typed.length && /\d$/.test(typed);
    onChange(appended ? formatPhoneWhileTyping(value, typed, maxLength) : typed);
  };
  // Never cut the number off: a shortened number would be a different one.
  const isTooLong = normalizePhone(value).length > maxLength;
  return (
    <TextField
      {...props}
      type="tel"
      value={value}
      error={error || isTooLong}
      helperText={
        isTooLong ? `Valid phone number required. Use at most ${maxLength} characters.` : helperText
      }
      onChange={({ target }) => change(target.value, (target as HTMLInputElement).selectionStart)}
      onFocus={() => void loadPhoneFormat()}
      onBlur={() => void loadPhoneFormat().then(tidy)}
      slotProps={{ htmlInput: { inputMode: 'tel', readOnly } }}
    />
  );
}
