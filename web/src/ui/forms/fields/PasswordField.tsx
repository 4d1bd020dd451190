import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment } from '@mui/material';
import { type ComponentProps, useState } from 'react';
import { InputField } from './InputField.tsx';

type PasswordFieldProps = Omit<
  ComponentProps<typeof InputField>,
  'type' | 'inputProps' | 'endAdornment' | 'autoComplete'
> & {
  autoComplete: 'current-password' | 'new-password';
  minLength?: number;
};

/** A password, which can be looked at. */
export function PasswordField({ minLength, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <InputField
      required
      {...field}
      type={isShown ? 'text' : 'password'}
      slotProps={{ input: { autoCapitalize: 'none', spellCheck: false, minLength } }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={`Show ${field.label.toLowerCase()}`}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <VisibilityOff /> : <Visibility />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
