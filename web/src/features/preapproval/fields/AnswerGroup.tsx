import { Box, Button, FormControl, FormHelperText, FormLabel, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';

interface AnswerGroupProps {
  id: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  required: boolean;
  /** The question that a step begins with: it is larger than the others. */
  isLead?: boolean | undefined;
  /** Radio buttons, of which one is chosen; else checkboxes. */
  single: boolean;
  /** How many stand side by side where there is room. */
  columns: number;
  /** On a tablet, and beside the steps; else as many as where there is room. */
  mediumColumns?: number;
  /** On a phone. */
  narrowColumns: number;
  /** On a phone of 320 px, where a long word would run into the edge of its card. */
  narrowestColumns?: number;
  /** Takes the answer back, while there is one. */
  clear?: (() => void) | undefined;
  /** Below the choices: what follows from the answer. */
  note?: string | undefined;
  children: ReactNode;
}

const LEAD = {
  p: 0,
  fontSize: { xs: '1.25rem', sm: '1.375rem' },
  lineHeight: { xs: '28px', sm: '30px' },
  fontWeight: 700,
  // Its asterisk doesn’t stand on a line of its own.
  textWrap: 'balance',
} as const;

/** Some cards under one question, as one group for assistive technology. */
export function AnswerGroup(props: AnswerGroupProps) {
  const { id, label, hint, error, required, single, columns, narrowColumns, clear, note, children } = props;
  const { isLead = false } = props;
  const narrowest = props.narrowestColumns ?? narrowColumns;
  const medium = props.mediumColumns ?? columns;
  const notes = [hint && `${id}-hint`, note && `${id}-then`, error && `${id}-note`].filter(Boolean);
  const takeBack = () => {
    clear?.();
    // The button goes away, and the focus would be lost with it. The answers stand below it: nothing has to move.
    document.getElementById(id)?.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <FormControl
      component="fieldset"
      fullWidth
      id={id}
      error={error !== undefined}
      required={required}
      role={single ? 'radiogroup' : 'group'}
      aria-labelledby={`${id}-label`}
      aria-describedby={notes.join(' ') || undefined}
      {...(single && { 'aria-required': required, 'aria-invalid': error !== undefined })}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 2,
          mb: isLead ? 1.5 : 0.75,
        }}
      >
        <FormLabel component="div" id={`${id}-label`} sx={isLead ? LEAD : { p: 0 }}>
          {label}
        </FormLabel>
        {single && clear && (
          <Button
            variant="text"
            color="inherit"
            onClick={takeBack}
            // As high as a finger needs, without making room for itself: nothing moves when it appears.
            sx={{
              flex: 'none',
              mt: '-16px',
              mb: '-8px',
              mr: -1,
              px: 1,
              // Its word ends at the edge of the fields.
              minWidth: 0,
              color: 'text.secondary',
              fontWeight: 400,
              textDecoration: 'underline',
            }}
          >
            Clear<span style={visuallyHidden}> answer: {label}</span>
          </Button>
        )}
      </Box>
      {hint && (
        // Before the choices: it is there to choose by.
        <Typography id={`${id}-hint`} variant="body2" color="textSecondary" sx={{ mt: -0.5, mb: 1 }}>
          {hint}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          // The edges of the fields, which stand in pairs.
          columnGap: { sm: 2 },
          gridTemplateColumns: {
            xs: `repeat(${narrowColumns}, minmax(0, 1fr))`,
            sm: `repeat(${medium}, minmax(0, 1fr))`,
            lg: `repeat(${columns}, minmax(0, 1fr))`,
          },
          '@media (max-width: 359.95px)': { gridTemplateColumns: `repeat(${narrowest}, minmax(0, 1fr))` },
        }}
      >
        {children}
      </Box>
      {note && (
        <FormHelperText id={`${id}-then`} error={false}>
          {note}
        </FormHelperText>
      )}
      {error && <FormHelperText id={`${id}-note`}>{error}</FormHelperText>}
    </FormControl>
  );
}
