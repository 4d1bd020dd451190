import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import { Box, Button, CircularProgress } from '@mui/material';
import type { MouseEvent } from 'react';
import { StaticFormButton } from '../../../hydration/StaticForm.tsx';
import { NEXT, NEXT_ID } from '../staticFirstStep.ts';

/** Fits "Submit Application" on one line on the narrowest phones. */
const NARROW = { px: 1.25, letterSpacing: 0, whiteSpace: 'nowrap' } as const;

interface StepActionsProps {
  step: number;
  lastStep: number;
  /** The label of Next if it leads somewhere other than the next step. */
  nextLabel: string | undefined;
  isSending: boolean;
  onPrevious: () => void;
}

/** The Previous and Next buttons; on phones they stick to the bottom. */
export function StepActions({ step, lastStep, nextLabel, isSending, onPrevious }: StepActionsProps) {
  const isLast = step === lastStep;
  const label = isSending ? 'Sending…' : isLast ? 'Submit Application' : (nextLabel ?? NEXT);
  const guard = (event: MouseEvent) => {
    // The second half of a double click on Next would press the next step's button in the same place, which is eventually Submit.
    if (event.detail > 1 || isSending) event.preventDefault();
  };
  return (
    <Box
      className="preapproval-actions"
      data-footer-bar
      sx={{
        display: 'flex',
        gap: 1.5,
        justifyContent: 'space-between',
        mt: { xs: 2, sm: 2.5 },
        '@media (max-width: 599.95px)': {
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          mx: -2,
          px: 2,
          pt: 1.5,
          pb: 'calc(12px + env(safe-area-inset-bottom))',
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
        },
      }}
    >
      {step > 1 && (
        <Button
          variant="outlined"
          size="large"
          startIcon={<ArrowBack />}
          // An application that is being sent can't be changed.
          disabled={isSending}
          onClick={onPrevious}
          sx={{ px: { xs: 2, sm: 3.5 }, '@media (max-width: 359.95px)': NARROW }}
        >
          Previous
        </Button>
      )}
      <StaticFormButton
        id={NEXT_ID}
        label={label}
        isBusy={isSending}
        variant="contained"
        size="large"
        onClick={guard}
        // No spinner while the page loads: rendering its frames would slow down loading.
        startIcon={isSending ? <CircularProgress color="inherit" size={20} aria-hidden /> : undefined}
        endIcon={isLast ? undefined : <ArrowForward />}
        sx={{
          ml: 'auto',
          flexGrow: { xs: 1, sm: 0 },
          minWidth: { sm: 180 },
          px: { xs: 2, sm: 3.5 },
          '@media (max-width: 359.95px)': NARROW,
        }}
      />
    </Box>
  );
}
