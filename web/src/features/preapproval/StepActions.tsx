import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import { Box, Button, CircularProgress } from '@mui/material';
import type { MouseEvent } from 'react';
import { LOADING, NEXT, NEXT_ID } from './prerenderedDraft.ts';
import { useIsLive } from './useIsLive.ts';

interface StepActionsProps {
  step: number;
  lastStep: number;
  /** Names what Next does where it is not the next step. */
  nextLabel: string | undefined;
  isSending: boolean;
  onPrevious: () => void;
}

/** Previous and Next; on a phone they stay at the thumb. */
export function StepActions({ step, lastStep, nextLabel, isSending, onPrevious }: StepActionsProps) {
  const isLast = step === lastStep;
  const isLive = useIsLive();
  const isBusy = isSending || !isLive;
  const liveLabel = isSending ? 'Sending…' : isLast ? 'Submit Application' : (nextLabel ?? NEXT);
  const guard = (event: MouseEvent) => {
    // The second half of a double click on Next would press what stands there on the next step: Submit, at last.
    if (event.detail > 1 || isSending) event.preventDefault();
  };
  return (
    <Box
      className="preapproval-actions"
      sx={{
        display: 'flex',
        gap: 1.5,
        justifyContent: 'space-between',
        mt: 5,
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
          onClick={onPrevious}
          sx={{ px: { xs: 2, sm: 3.5 } }}
        >
          Previous
        </Button>
      )}
      <Button
        id={NEXT_ID}
        // `answerStaticStep` changes type, state and label before React takes over.
        suppressHydrationWarning
        // Without a listener the browser itself would send the form, with the answers in the address.
        type={isLive ? 'submit' : 'button'}
        variant="contained"
        size="large"
        onClick={guard}
        // Not `disabled`: the focus would be lost, and a screen reader would not say that it waits.
        aria-disabled={isBusy}
        // No spinner while the page loads: each of its frames would take time from the loading.
        startIcon={isSending ? <CircularProgress color="inherit" size={20} aria-hidden /> : undefined}
        endIcon={isLast || isBusy ? undefined : <ArrowForward />}
        sx={{ ml: 'auto', flexGrow: { xs: 1, sm: 0 }, minWidth: { sm: 180 }, px: { xs: 2, sm: 3.5 } }}
      >
        <span suppressHydrationWarning>{isLive ? liveLabel : LOADING}</span>
      </Button>
    </Box>
  );
}
