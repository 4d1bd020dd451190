import { Box, Button, FormControl, FormHelperText, FormLabel, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';

interface AnswerGroupProps {
  id: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  required: boolean;
  /** The first question of a step has a larger label. */
  isLead?: boolean | undefined;
  /** Radio buttons (one choice) instead of checkboxes. */
  single: boolean;
  /** The number of columns if there's room. */
  columns: number;
  /** The number of columns on a tablet or with the step list next to the form; defaults to `columns`. */
  mediumColumns?: number;
  /** The number of columns on a phone. */
  narrowColumns: number;
  /** The number of columns on a 320 px phone, where a long word would touch the edge of its card. */
  narrowestColumns?: number;
  /** Clears the answer; undefined without one. */
  clear?: (() => void) | undefined;
  /** A note below the choices about the consequences of the answer. */
  note?: string | undefined;
  children: ReactNode;
}

const LEAD = {
  p: 0,
  fontSize: { xs: '1.25rem', sm: '1.375rem' },
  lineHeight: { xs: '28px', sm: '30px' },
  fontWeight: 700,
  // Keeps the asterisk from wrapping onto its own line.
  textWrap: 'balance',
} as const;

/** A group of option cards under one question, exposed as one group to assistive technology. */
export function AnswerGroup(props: AnswerGroupProps) {
  const { id, label, hint, error, required, single, columns, narrowColumns, clear, note, children } = props;
  const { isLead = false } = props;
  const narrowest = props.narrowestColumns ?? narrowColumns;
  const medium = props.mediumColumns ?? columns;
  const notes = [hint && `${id}-hint`, note && `${id}-then`, error && `${id}-note`].filter(Boolean);
  const takeBack = () => {
    clear?.();
    // The button disappears and would take the focus with it. The answers are right below, so there's no need to scroll.
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
            // A 44 px touch target that takes up no space, so nothing moves when it appears.
            sx={{
              flex: 'none',
              mt: '-16px',
              mb: '-8px',
              mr: -1,
              px: 1,
              // Aligns its text with the fields' edge.
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
        // Before the choices, because it helps to choose.
        <Typography id={`${id}-hint`} variant="body2" color="textSecondary" sx={{ mt: -0.5, mb: 1 }}>
          {hint}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          // Aligned with the two-column fields.
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
