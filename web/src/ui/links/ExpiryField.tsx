import { TextField, type TextFieldProps } from '@mui/material';
import { EXPIRY_CHOICES, type ExpiryChoice, formatExpiry } from '../../lib/links/expiryChoices.ts';

interface ExpiryFieldProps extends Pick<TextFieldProps, 'id' | 'label' | 'helperText' | 'autoFocus'> {
  value: ExpiryChoice;
  onChange: (value: ExpiryChoice) => void;
}

/** How long a link is to live from now. */
export function ExpiryField({ value, onChange, ...props }: ExpiryFieldProps) {
  return (
    <TextField
      {...props}
      select
      fullWidth
      value={value}
      onChange={({ target }) => onChange(EXPIRY_CHOICES.find((one) => one === target.value) ?? value)}
      slotProps={{ select: { native: true } }}
    >
      {EXPIRY_CHOICES.map((choice) => (
        <option key={choice} value={choice}>
          {formatExpiry(choice)}
        </option>
      ))}
    </TextField>
  );
}
