import { CONSENT_WORDINGS, type ConsentName, CURRENT_CONSENT } from '@brokerage/domain/preapproval/consent';
import { Box, Checkbox, FormControl, FormControlLabel, FormHelperText } from '@mui/material';
import type { ReactNode } from 'react';
import { useAnswer } from './useAnswer.ts';

/** A consent box with its exact wording; unticked until a person ticks it. */
export function ConsentAnswer({ name, children }: { name: ConsentName; children?: ReactNode }) {
  const { id, required, error, value, onChange } = useAnswer(name);
  return (
    <FormControl error={error !== undefined} fullWidth>
      <FormControlLabel
        label={CONSENT_WORDINGS[CURRENT_CONSENT][name]}
        required={required}
        sx={{ mr: 0, '& .MuiFormControlLabel-asterisk': { color: 'error.main' } }}
        slotProps={{ typography: { component: 'span', sx: { textWrap: 'pretty' } } }}
        control={
          <Checkbox
            id={id}
            name={name}
            checked={value === true}
            onChange={(_event, isTicked) => onChange(isTicked)}
            slotProps={{
              input: {
                required,
                autoComplete: 'off',
                'aria-invalid': error !== undefined,
                ...(error && { 'aria-describedby': `${id}-note` }),
              },
            }}
          />
        }
      />
      {error && (
        <FormHelperText id={`${id}-note`} sx={{ pl: 4.25, mt: 0 }}>
          {error}
        </FormHelperText>
      )}
      {children && <Box sx={{ pl: 4.25 }}>{children}</Box>}
    </FormControl>
  );
}
