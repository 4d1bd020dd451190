import type { ScheduledCall } from '@brokerage/domain/contact/scheduleCall';
import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';
import { formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import { Alert, Box, Button, CircularProgress } from '@mui/material';
import { type SubmitEvent, useId, useState } from 'react';
import { useOnline } from '../../../ui/feedback/useOnline.ts';
import { CallTimes } from './CallTimes.tsx';
import { useScheduleCall } from './useScheduleCall.ts';

interface CallSchedulerProps {
  applicationId: string;
  schedule: OfficeSchedule;
  labelId: string;
  onScheduled: (asked: string, call: ScheduledCall) => void;
}

/** Offers the times for a call and schedules the one that is chosen. What was chosen stays when that fails. */
export function CallScheduler({ applicationId, schedule, labelId, onScheduled }: CallSchedulerProps) {
  const [chosen, setChosen] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const call = useScheduleCall(applicationId, (made) => onScheduled(chosen ?? '', made));
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
    const isFree = chosen !== undefined && !call.gone.includes(chosen);
    setMissing(!isFree);
    if (isFree && isOnline) void call.schedule(chosen);
  };

  return (
    <Box component="form" noValidate onSubmit={submit}>
      <CallTimes
        schedule={schedule}
        chosen={chosen !== undefined && call.gone.includes(chosen) ? undefined : chosen}
        gone={call.gone}
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
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 3,
          rowGap: 1.5,
        }}
      >
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          Times are in {formatTimeZone(schedule.time_zone)}.
        </Box>
        <Button
          type="submit"
          variant="contained"
          size="large"
          aria-disabled={call.isSending || !isOnline}
          startIcon={call.isSending ? <CircularProgress color="inherit" size={20} aria-hidden /> : undefined}
          sx={{ width: { xs: '100%', sm: 'auto' }, minWidth: { sm: 200 } }}
        >
          {call.isSending ? 'Scheduling…' : 'Confirm this time'}
        </Button>
      </Box>
    </Box>
  );
}
