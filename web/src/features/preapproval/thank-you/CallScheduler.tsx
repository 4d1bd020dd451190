import type { ScheduledCall } from '@brokerage/domain/contact/scheduleCall';
import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';
import { Alert, Box, Button, CircularProgress } from '@mui/material';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { callErrorStatus, toErrorMessage, toFieldIssues } from '../../../lib/errors/callError.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useOnline } from '../../../ui/feedback/useOnline.ts';
import { CallTimes, type PartOfDay } from './CallTimes.tsx';

interface CallSchedulerProps {
  applicationId: string;
  officeHours: OfficeSchedule;
  preferred: PartOfDay | undefined;
  labelId: string;
  onScheduled: (requestedTime: string, call: ScheduledCall) => void;
}

/** Offers times for a call and schedules the chosen one. The choice stays when that fails. */
export function CallScheduler({
  applicationId,
  officeHours,
  preferred,
  labelId,
  onScheduled,
}: CallSchedulerProps) {
  const [chosen, setChosen] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const call = useScheduleCall(applicationId, (scheduled) => onScheduled(chosen ?? '', scheduled));
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
    if (isAvailable && isOnline) void call.schedule(chosen);
  };

  return (
    <Box component="form" noValidate onSubmit={submit}>
      <CallTimes
        officeHours={officeHours}
        preferred={preferred}
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
          justifyContent: 'flex-end',
          // On a phone the days are longer than the screen: once a time is chosen, the button stays in view.
          ...(chosen !== undefined && {
            position: { xs: 'sticky', sm: 'static' },
            bottom: 'calc(12px + env(safe-area-inset-bottom))',
            zIndex: 1,
          }),
        }}
      >
        <Button
          type="submit"
          variant="contained"
          size="large"
          // It can still be reached and pressed: then it says what's missing.
          aria-disabled={call.isSending || !isOnline}
          startIcon={call.isSending ? <CircularProgress color="inherit" size={20} aria-hidden /> : undefined}
          sx={{ width: { xs: '100%', sm: 'auto' }, minWidth: { sm: 200 } }}
        >
          {call.isSending ? 'Scheduling…' : 'Confirm Time'}
        </Button>
      </Box>
    </Box>
  );
}

interface Problem {
  /** The unavailable time that the message is about. */
  time?: string;
  message: string;
}

/**
 * Schedules the call of an application. Trying again, even after a lost response, makes no second call: the server keeps one per
 * application and returns it.
 */
function useScheduleCall(applicationId: string, onScheduled: (call: ScheduledCall) => void) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  /** Times that the server rejected, so that they are not tried twice. */
  const [unavailable, setUnavailable] = useState<readonly string[]>([]);
  const isBusy = useRef(false);

  const schedule = async (time: string) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setProblem(undefined);
    try {
      onScheduled(await callFunction('schedule-call', { application_id: applicationId, callback: time }));
    } catch (error) {
      const issue = toFieldIssues(error).find(({ path }) => path === 'callback');
      if (issue) setUnavailable((times) => [...times, time]);
      else console.warn('Call not scheduled:', callErrorStatus(error) ?? 'unreadable answer');
      setProblem(issue ? { time, message: issue.message } : { message: toErrorMessage(error) });
    }
    isBusy.current = false;
    setSending(false);
  };
  return { schedule, isSending, problem, unavailable, clear: () => setProblem(undefined) };
}
