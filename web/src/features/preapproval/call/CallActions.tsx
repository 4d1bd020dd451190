import type { CallView } from '@brokerage/domain/contact/changeCall';
import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useEventId } from '../../../lib/firebase/useEventId.ts';
import { useOnline } from '../../../ui/feedback/useOnline.ts';
import { useCallRequest } from './useCallRequest.ts';

interface CallActionsProps {
  link: string;
  /** First name of the caller; undefined for anyone on the team. */
  caller: string | undefined;
  /** Shows the available times. */
  onMove: () => void;
  onCanceled: (call: CallView) => void;
}

/** Lets a borrower reschedule or cancel their call. Canceling asks for confirmation inline. */
export function CallActions({ link, caller, onMove, onCanceled }: CallActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const isKept = useRef(false);
  const cancelButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isKept.current && !isAsking) cancelButton.current?.focus();
  }, [isAsking]);
  if (isAsking) {
    return (
      <CancelQuestion
        link={link}
        caller={caller}
        onKeep={() => {
          isKept.current = true;
          setAsking(false);
        }}
        onCanceled={onCanceled}
      />
    );
  }
  return (
    <Box className="no-print" sx={buttons}>
      <Button variant="outlined" onClick={onMove} sx={button}>
        Change time
      </Button>
      <Button ref={cancelButton} color="error" onClick={() => setAsking(true)} sx={button}>
        Cancel call
      </Button>
    </Box>
  );
}

function CancelQuestion({
  link,
  caller,
  onKeep,
  onCanceled,
}: Omit<CallActionsProps, 'onMove'> & { onKeep: () => void }) {
  const event_id = useEventId({ link });
  const cancel = useCallRequest(() => callFunction('cancel-call', { link, event_id }), onCanceled);
  const isOnline = useOnline();
  const question = useRef<HTMLParagraphElement>(null);
  const textId = useId();
  useEffect(() => question.current?.focus(), []);
  return (
    <Box role="group" aria-labelledby={textId} className="no-print" sx={{ flexBasis: '100%', mt: 1 }}>
      <Typography id={textId} ref={question} tabIndex={-1} sx={{ fontWeight: 700 }}>
        Cancel this call?
      </Typography>
      <Typography color="textSecondary">
        We’ll let {caller ?? 'our team'} know. You can still pick another time later.
      </Typography>
      <div aria-live="polite">
        {(cancel.problem ?? !isOnline) && (
          <Alert severity={cancel.problem ? 'error' : 'warning'} role="note" sx={{ mt: 1.5 }}>
            {cancel.problem?.message ?? 'You’re offline. Cancel the call once you’re back online.'}
          </Alert>
        )}
      </div>
      <Box sx={{ ...buttons, mt: 1.5 }}>
        <Button
          variant="contained"
          color="error"
          aria-disabled={cancel.isSending || !isOnline}
          startIcon={
            cancel.isSending ? <CircularProgress color="inherit" size={18} aria-hidden /> : undefined
          }
          onClick={() => isOnline && void cancel.send('')}
          sx={button}
        >
          {cancel.isSending ? 'Canceling…' : 'Yes, cancel it'}
        </Button>
        <Button variant="outlined" onClick={onKeep} sx={button}>
          Keep call
        </Button>
      </Box>
    </Box>
  );
}

/** Each takes half of a phone's width. */
const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  width: { xs: '100%', sm: 'auto' },
} as const;
const button = { minHeight: 44, flex: { xs: '1 1 0', sm: 'none' } } as const;
