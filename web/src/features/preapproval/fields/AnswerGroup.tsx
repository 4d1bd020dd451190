import { Box, FormControl, FormHelperText, FormLabel } from '@mui/material';
import type { ReactNode } from 'react';

interface AnswerGroupProps {
  id: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  required: boolean;
  /** Radio buttons, of which one is chosen; else checkboxes. */
  single: boolean;
  /** How many stand side by side where there is room. */
  columns: number;
  /** On a phone. */
  narrowColumns: number;
  children: ReactNode;
}

/** Some cards under one question, as one group for assistive technology. */
export function AnswerGroup(props: AnswerGroupProps) {
  const { id, label, hint, error, required, single, columns, narrowColumns, children } = props;
  const note = error ?? hint;
  return (
    <FormControl
      component="fieldset"
      fullWidth
      id={id}
      error={error !== undefined}
      required={required}
      role={single ? 'radiogroup' : 'group'}
      aria-labelledby={`${id}-label`}
      aria-describedby={note ? `${id}-note` : undefined}
      {...(single && { 'aria-required': required, 'aria-invalid': error !== undefined })}
    >
      <FormLabel component="legend" id={`${id}-label`} sx={{ mb: 0.75, p: 0 }}>
        {label}
      </FormLabel>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: {
            xs: `repeat(${narrowColumns}, minmax(0, 1fr))`,
            sm: `repeat(${columns}, minmax(0, 1fr))`,
          },
        }}
      >
        {children}
      </Box>
      {note && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  );
}
