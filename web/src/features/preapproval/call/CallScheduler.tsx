import type { ScheduledCall } from '@brokerage/domain/contact/scheduleCall';
import { callbackTimeText, formatCallbackTime } from '@brokerage/domain/schedule/callbackTimes';
import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';
import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { useEventId } from '../../../lib/firebase/useEventId.ts';
import { keepTimesTogether } from '../../../lib/format/time/companyTime.ts';
import { useOnline } from '../../../ui/feedback/useOnline.ts';
import { useShownAt } from '../../../ui/feedback/useShownAt.ts';
import { CallTimes, type PartOfDay } from './CallTimes.tsx';
import { useCallRequest } from './useCallRequest.ts';

interface CallSchedulerProps<T extends ScheduledCall> {
  officeHours: OfficeSchedule;
  preferred: PartOfDay | undefined;
  /** The current time of a call that is being moved. */
  current?: string | undefined;
  labelId: string;
  /** Requests the time from the server. Safe to retry with the same id. */
  request: (time: string, eventId: string) => Promise<T>;
  onScheduled: (requestedTime: string, call: T) => void;
  /** Shown next to the confirm button. */
  children?: ReactNode;
}

/** Offers times for a call and schedules the chosen one. Keeps the choice if that fails. */
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
  const shownAt = useShownAt();
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
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          gap: 1.5,
          justifyContent: 'flex-end',
          ...(chosen !== undefined && bar),
        }}
      >
        {chosen !== undefined && (
          <Typography
            aria-hidden
            variant="body2"
            sx={{ display: { sm: 'none' }, width: '100%', mb: -0.5, textAlign: 'center', fontWeight: 600 }}
          >
            {keepTimesTogether(formatCallbackTime(chosen, shownAt, officeHours) ?? callbackTimeText(chosen))}
          </Typography>
        )}
        {children}
        <Button
          type="submit"
          // The page's main action. Before a time is chosen it can still be pressed, and says what's missing.
          variant="contained"
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

/** On phones the list of days is longer than the screen, so once a time is chosen, it stays in view with its button, at the screen's edge. */
const bar = {
  position: { xs: 'sticky', sm: 'static' },
  bottom: 0,
  zIndex: 1,
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  pt: { xs: 1, sm: 0 },
  pb: { xs: 'calc(12px + env(safe-area-inset-bottom))', sm: 0 },
  bgcolor: { xs: 'background.paper', sm: 'transparent' },
  borderTop: { xs: '1px solid', sm: 0 },
  borderColor: { xs: 'divider' },
} as const;
