import { Box, FormHelperText, FormLabel } from '@mui/material';
import type { Ref } from 'react';
import { CODE_LENGTH, CodeInput } from './CodeInput.tsx';

interface CodeFieldProps {
  id: string;
  value: string;
  onChange: (code: string) => void;
  /** Why the last code was not accepted. */
  problem: string | undefined;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** Returns the id of the text that explains why the button is disabled. */
export const codeHintId = (id: string): string => `${id}-hint`;

/** Field for an authenticator app's code, with its error and the number of missing digits. */
export function CodeField({ id, value, onChange, problem, ...input }: CodeFieldProps) {
  return (
    <Box>
      <FormLabel htmlFor={id} sx={{ display: 'block', mb: 1 }}>
        6-digit code
      </FormLabel>
      <CodeInput
        id={id}
        value={value}
        onChange={onChange}
        isInvalid={problem !== undefined}
        describedBy={`${id}-problem ${codeHintId(id)}`}
        {...input}
      />
      <Box id={`${id}-problem`} role="alert">
        {problem && (
          <FormHelperText error sx={{ mt: 1 }}>
            {problem}
          </FormHelperText>
        )}
      </Box>
      <FormHelperText id={codeHintId(id)} sx={{ mt: 1 }}>
        {value.length === CODE_LENGTH ? 'All six digits are in.' : 'Enter all six digits to continue.'}
      </FormHelperText>
    </Box>
  );
}
