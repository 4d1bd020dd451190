import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'slotProps' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
  minLength?: number;
  /** Id of words elsewhere that belong to the field, beside its own helper text. */
  describedBy?: string | undefined;
};

/** A password, which can be looked at. */
export function PasswordField({ minLength, describedBy, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const label = typeof field.label === 'string' ? field.label.toLowerCase() : 'password';
  return (
    <TextField
      required
      {...field}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        htmlInput: {
          autoCapitalize: 'none',
          spellCheck: false,
          minLength,
          ...(describedBy && { 'aria-describedby': describedBy }),
        },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={`Show ${label}`}
                aria-pressed={isShown}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
