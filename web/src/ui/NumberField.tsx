import { TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';
import { NumericFormat } from 'react-number-format';

export interface NumberFieldProps
  extends Omit<
    TextFieldProps,
    'value' | 'defaultValue' | 'onChange' | 'onFocus' | 'onBlur' | 'type' | 'select' | 'multiline'
  > {
  /** `undefined` is an empty field; it is never 0 and never NaN. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  decimals: number;
  /** Digits before the decimal point. */
  maxDigits: number;
  prefix?: string;
  suffix?: string;
  thousands?: boolean;
}

function numberOf(text: string): number | undefined {
  const number = Number.parseFloat(text);
  return Number.isNaN(number) ? undefined : number;
}

/** A number typed as text: formatted while typing, and never changed by the mouse wheel as `type=number` is. */
export function NumberField({
  value,
  onChange,
  decimals,
  maxDigits,
  prefix = '',
  suffix = '',
  thousands = false,
  slotProps,
  ...props
}: NumberFieldProps) {
  const [isFocused, setFocused] = useState(false);
  // As it was typed: 450000.50 and 450000.5 are one number, but the last 0 must stay where it was put.
  const [typed, setTyped] = useState('');
  const text = numberOf(typed) === value ? typed : String(value ?? '');
  return (
    <NumericFormat
      {...props}
      // NumericFormat's own prop types and TextField's differ on these two for reasons of its generics only.
      {...(slotProps ? { slotProps } : {})}
      customInput={TextField}
      value={text}
      valueIsNumericString
      onValueChange={({ value: digits, floatValue }, { event }) => {
        // Without an event it only formats what it was given.
        if (!event) return;
        setTyped(digits);
        onChange(floatValue);
      }}
      onFocusCapture={() => setFocused(true)}
      onBlurCapture={() => setFocused(false)}
      // $450,000.50 and not $450,000.5, but never while someone types.
      fixedDecimalScale={!isFocused && value !== undefined && !Number.isInteger(value) && decimals > 1}
      isAllowed={({ value: digits }) => (digits.split('.')[0] ?? '').length <= maxDigits}
      decimalScale={decimals}
      allowNegative={false}
      thousandSeparator={thousands ? ',' : ''}
      allowedDecimalSeparators={['.']}
      prefix={prefix}
      suffix={suffix}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
    />
  );
}
