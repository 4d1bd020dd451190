import type { ScheduledCall } from '@brokerage/domain/contact/scheduleCall';
import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';
import { Alert, Box, Button, CircularProgress } from '@mui/material';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { useEventId } from '../../../lib/firebase/useEventId.ts';
import { useOnline } from '../../../ui/feedback/useOnline.ts';
import { CallTimes, type PartOfDay } from './CallTimes.tsx';
import { useCallRequest } from './useCallRequest.ts';

interface CallSchedulerProps<T extends ScheduledCall> {
  officeHours: OfficeSchedule;
  preferred: PartOfDay | undefined;
  /** The current time of a call that is being rescheduled. */
  current?: string | undefined;
  labelId: string;
  /** Requests the time from the server. Idempotent: resending the same id has no further effect. */
  request: (time: string, eventId: string) => Promise<T>;
  onScheduled: (requestedTime: string, call: T) => void;
  /** Shown next to the confirm button. */
  children?: ReactNode;
}

/** Offers times for a call and schedules the selected one. Keeps the selection if that fails. */
export function CallScheduler<T extends ScheduledCall>({
  officeHours,
  preferred,
  current,
  labelId,
  request,
  onScheduled,
  children,
}: CallSchedulerProps<T>) {
  const [chosen, setChosen] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const eventId = useEventId({ chosen });
  const call = useCallRequest(
    (time) => request(time, eventId),
    (scheduled) => onScheduled(chosen ?? '', scheduled),
  );
  const isOnline = useOnline();
  const errorId = useId();
  const timeProblem = isMissing ? 'Choose a time first' : call.problem?.time && call.problem.message;

  const choose = (value: string) => {
    setMissing(false);
    call.clear();
    setChosen(value);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isAvailable = chosen !== undefined && !call.unavailable.includes(chosen);
    setMissing(!isAvailable);
    if (isAvailable && isOnline) void call.send(chosen);
  };

  return (
    <Box component="form" noValidate onSubmit={submit}>
      <CallTimes
        officeHours={officeHours}
        preferred={preferred}
        current={current}
        chosen={chosen !== undefined && call.unavailable.includes(chosen) ? undefined : chosen}
        unavailable={call.unavailable}
        errorId={timeProblem ? errorId : undefined}
        labelId={labelId}
        onChoose={choose}
      />
      <div aria-live="polite">
        {timeProblem && (
          <Alert id={errorId} severity="error" role="note" sx={{ mt: 2 }}>
            {timeProblem}.
          </Alert>
        )}
        {call.problem && !call.problem.time && (
          <Alert severity="error" role="note" sx={{ mt: 2 }}>
            {call.problem.message}
          </Alert>
        )}
        {!isOnline && (
          <Alert severity="warning" role="note" sx={{ mt: 2 }}>
            You’re offline. Choose a time now and schedule it once you’re back online.
          </Alert>
        )}
      </div>
      <Box
        sx={{
          mt: 2.5,
          display: 'flex',
          gap: 1.5,
          justifyContent: 'flex-end',
          // On a phone the days are longer than the screen, so the button sticks once a time is selected.
          ...(chosen !== undefined && {
            position: { xs: 'sticky', sm: 'static' },
            bottom: 'calc(12px + env(safe-area-inset-bottom))',
            zIndex: 1,
          }),
        }}
      >
        {children}
        <Button
          type="submit"
          // Emphasized once there is something to confirm. Before that, it can be clicked too, and says what's missing.
          variant={chosen === undefined ? 'outlined' : 'contained'}
          size="large"
          aria-disabled={call.isSending || !isOnline}
          startIcon={call.isSending ? <CircularProgress color="inherit" size={20} aria-hidden /> : undefined}
          sx={{ flex: { xs: '1 1 0', sm: 'none' }, px: { xs: 1, sm: 3 }, minWidth: { sm: 200 } }}
        >
          {call.isSending ? 'Scheduling…' : 'Confirm time'}
        </Button>
      </Box>
    </Box>
  );
}
