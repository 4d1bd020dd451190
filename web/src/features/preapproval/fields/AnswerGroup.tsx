import { Box, Button, FormControl, FormHelperText, FormLabel, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';

interface AnswerGroupProps {
  id: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  required: boolean;
  /** Radio buttons; otherwise checkboxes. */
  single: boolean;
  /** Columns on wide screens. */
  columns: number;
  /** Columns on tablets, and next to the list of steps; defaults to `columns`. */
  mediumColumns?: number;
  /** Columns on phones. */
  narrowColumns: number;
  /** Columns on a 320 px phone, where a long word would overflow its card. */
  narrowestColumns?: number;
  /** Clears the answer, if there is one. */
  clear?: (() => void) | undefined;
  /** Shown below the choices: a consequence of the answer. */
  note?: string | undefined;
  children: ReactNode;
}

/** A question's option cards as one group for assistive technology. */
export function AnswerGroup(props: AnswerGroupProps) {
  const { id, label, hint, error, required, single, columns, narrowColumns, clear, note, children } = props;
  const narrowest = props.narrowestColumns ?? narrowColumns;
  const medium = props.mediumColumns ?? columns;
  const notes = [hint && `${id}-hint`, note && `${id}-then`, error && `${id}-note`].filter(Boolean);
  const takeBack = () => {
    clear?.();
    // The button disappears, so move the focus to the answers right below it, without scrolling.
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
          // Next to the answers, so that groups side by side have their buttons at the same height.
          alignItems: 'last baseline',
          justifyContent: 'space-between',
          gap: 2,
          mb: 0.75,
        }}
      >
        <FormLabel component="div" id={`${id}-label`} sx={{ p: 0 }}>
          {label}
        </FormLabel>
        {single && clear && (
          <Button
            variant="text"
            color="inherit"
            onClick={takeBack}
            // Tall enough for touch, with negative margins so that nothing moves when it appears.
            sx={{
              flex: 'none',
              mt: '-16px',
              mb: '-8px',
              mr: -1,
              px: 1,
              // Aligns the text with the edge of the fields.
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
        // Above the choices, because it helps to choose.
        <Typography id={`${id}-hint`} variant="body2" color="textSecondary" sx={{ mt: -0.5, mb: 1 }}>
          {hint}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          // Aligns the cards with the fields, which are in pairs.
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
