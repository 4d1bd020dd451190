import { TextField, type TextFieldProps } from '@mui/material';
import { EXPIRY_CHOICES, type ExpiryChoice, formatLinkExpiry } from '../../lib/links/expiryChoices.ts';

interface ExpiryFieldProps<T extends string>
  extends Pick<TextFieldProps, 'id' | 'label' | 'helperText' | 'autoFocus'> {
  value: ExpiryChoice | NoInfer<T>;
  onChange: (value: ExpiryChoice | NoInfer<T>) => void;
  /** An extra choice at the top of the list. */
  first?: { value: T; label: string } | undefined;
}

/** How long a link is valid from now on. */
export function ExpiryField<T extends string = never>(all: ExpiryFieldProps<T>) {
  const { value, onChange, first, ...props } = all;
  const choices: readonly (ExpiryChoice | T)[] = [...(first ? [first.value] : []), ...EXPIRY_CHOICES];
  return (
    <TextField
      {...props}
      select
      fullWidth
      value={value}
      onChange={({ target }) => onChange(choices.find((choice) => choice === target.value) ?? value)}
      slotProps={{ select: { native: true } }}
    >
      {first && <option value={first.value}>{first.label}</option>}
      {EXPIRY_CHOICES.map((choice) => (
        <option key={choice} value={choice}>
          {formatLinkExpiry(choice)}
        </option>
      ))}
    </TextField>
  );
}
