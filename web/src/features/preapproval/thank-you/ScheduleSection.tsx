import type { CallView } from '@brokerage/domain/contact/changeCall';
import type { ScheduledCall } from '@brokerage/domain/contact/scheduleCall';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import { callbackTimes } from '@brokerage/domain/schedule/callbackTimes';
import { formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import { Box, Button, Link, Skeleton, Typography } from '@mui/material';
import type { RefObject } from 'react';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { retryDirectory } from '../../../lib/directory/directoryStore.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { phoneLink } from '../../../lib/format/contact/phoneLink.ts';
import { useShownAt } from '../../../ui/feedback/useShownAt.ts';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { CallActions } from '../call/CallActions.tsx';
import { CallScheduler } from '../call/CallScheduler.tsx';
import { isPreferredTime, type PartOfDay } from '../call/CallTimes.tsx';
import { formatClockDifference } from '../call/callTime.ts';
import { KeepTimeButton } from '../call/KeepTimeButton.tsx';
import { type CallingOfficerState, toCallerFirstName } from '../call/useCallingOfficer.ts';
import type { FormValues } from '../draft/formValues.ts';

/** Id of the heading above the times, or above the options to change the call. */
export const CALL_HEADING_ID = 'thank-you-call';

interface AnotherTimeProps {
  reference: string;
  found: CallingOfficerState;
  /** Shown first. */
  children?: string | undefined;
}

/** Says whom to call about a scheduled call. */
function AnotherTime({ reference, found, children }: AnotherTimeProps) {
  const company = useCompany();
  const firstName = toCallerFirstName(found);
  const officer = found.status === 'ready' ? found.officer : undefined;
  return (
    <Typography color="textSecondary" sx={{ mt: 1.5 }}>
      {children && `${children} `}You can also call{' '}
      {officer ? (
        <>
          {firstName} at <Link href={phoneLink(officer.phone)}>{formatUsPhone(officer.phone)}</Link>
        </>
      ) : (
        <Link href={`tel:${company.phone}`}>{company.phoneDisplay}</Link>
      )}{' '}
      and mention reference number <span style={{ whiteSpace: 'nowrap' }}>{reference}</span>.
    </Typography>
  );
}

/** A form while choosing a time; afterward, a note next to the officer. */
const sheet = {
  p: { xs: 2, sm: 3 },
  mx: { xs: -2, sm: 0 },
  border: '1px solid',
  borderColor: 'divider',
  borderWidth: { xs: '0 0 1px', sm: 1 },
  borderRadius: { sm: '10px' },
  bgcolor: 'background.paper',
} as const;

const toPartOfDay = (bestTime: FormValues['best_contact_time']): PartOfDay | undefined =>
  bestTime === 'morning' || bestTime === 'afternoon' ? bestTime : undefined;

interface ScheduleSectionProps {
  applicationId: string;
  /** Sent with the application. */
  callSecret: string;
  /** Identifies the call once it's scheduled. */
  link: string;
  /** The application's reference number. */
  reference: string;
  found: CallingOfficerState;
  call: ScheduledCall | undefined;
  /** The call's time hasn't passed, and no one has contacted the applicant. */
  canChange: boolean;
  /** A new time is being chosen. */
  isMoving: boolean;
  onMove: (isMoving: boolean) => void;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The applicant's answer in step 1. */
  bestTime: FormValues['best_contact_time'];
  /** Called with the requested time and the call; null and no call after a cancellation. */
  onChanged: (requested: string | null, call: ScheduledCall | CallView | undefined) => void;
}

/** Lets the applicant schedule a call, then move or cancel it. */
export function ScheduleSection(props: ScheduleSectionProps) {
  const { link, reference, found, call, canChange, isMoving, onMove, heading, onChanged } = props;
  const hasTimes = !call || isMoving;
  return (
    <Box
      component="section"
      aria-labelledby={CALL_HEADING_ID}
      data-keep-clear
      className={hasTimes ? 'no-print' : undefined}
      sx={hasTimes ? sheet : {}}
    >
      <Typography
        id={CALL_HEADING_ID}
        ref={heading}
        tabIndex={-1}
        variant={hasTimes ? 'h3' : 'h4'}
        component="h2"
        sx={{ mb: 0.5, scrollMarginTop: 24 }}
      >
        {toHeading(call, isMoving)}
      </Typography>
      {hasTimes ? (
        <Times {...props} />
      ) : (
        <>
          {canChange && (
            <Box sx={{ mt: 1.5 }}>
              <CallActions
                link={link}
                caller={toCallerFirstName(found)}
                onMove={() => onMove(true)}
                onCanceled={(view) => onChanged(null, view.state === 'canceled' ? undefined : view)}
              />
            </Box>
          )}
          <AnotherTime reference={reference} found={found}>
            {canChange ? 'Once this tab is closed, use the link in the email about your call.' : undefined}
          </AnotherTime>
        </>
      )}
    </Box>
  );
}

/** Says how to change a call if this tab has no secret for it, because version 1.0 of the page sent the application. */
export function CallWithoutSecret({ reference, found }: { reference: string; found: CallingOfficerState }) {
  return (
    <section aria-labelledby={CALL_HEADING_ID}>
      <Typography id={CALL_HEADING_ID} variant="h4" component="h2">
        Need another time?
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        If we emailed you about your call, use the link in that email to change the time or cancel.
      </Typography>
      <AnotherTime reference={reference} found={found} />
    </section>
  );
}

function toHeading(call: ScheduledCall | undefined, isMoving: boolean): string {
  if (!call) return 'Pick a time for your call';
  return isMoving ? 'Pick a new time' : 'Need another time?';
}

/** The officer's available times, for a first call or a moved one. */
function Times(props: ScheduleSectionProps) {
  const { applicationId, callSecret, link, found, call, onMove, bestTime, onChanged } = props;
  const preferred = toPartOfDay(bestTime);
  const shownAt = useShownAt();
  if (found.status === 'loading') {
    return (
      <div role="status">
        <span style={visuallyHidden}>Loading the times</span>
        <Skeleton variant="rounded" height={196} />
      </div>
    );
  }
  if (found.status !== 'ready') {
    return (
      <div role="status">
        <Typography>We couldn’t load your loan officer’s hours.</Typography>
        <Button variant="outlined" onClick={retryDirectory} sx={{ mt: 1.5, minHeight: 44 }}>
          Retry
        </Button>
      </div>
    );
  }
  const { schedule } = found;
  const difference = formatClockDifference(schedule.time_zone, shownAt);
  const isAnyPreferred = callbackTimes(shownAt, schedule).some((time) => isPreferredTime(preferred, time));
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {!call &&
          `${
            bestTime === 'evening'
              ? 'You said evenings (5 PM to 8 PM) work best, and we’ve passed that on. Want a set time during the day? Pick one.'
              : `Optional. ${toCallerFirstName(found) ?? 'A loan officer'} will call you in the window you pick.`
          } `}
        All times are {formatTimeZone(schedule.time_zone).replace(/ time$/, '')}
        {difference && `, ${difference}`}.
        {isAnyPreferred && ` You said ${preferred}s work best, so those are marked.`}
      </Typography>
      <CallScheduler<ScheduledCall>
        officeHours={schedule}
        preferred={preferred}
        current={call?.callback}
        labelId={CALL_HEADING_ID}
        request={(callback, event_id) =>
          call
            ? callFunction('reschedule-call', { link, callback, event_id })
            : callFunction('schedule-call', {
                application_id: applicationId,
                call_secret: callSecret,
                callback,
              })
        }
        onScheduled={onChanged}
      >
        {call && <KeepTimeButton onClick={() => onMove(false)}>Keep current time</KeepTimeButton>}
      </CallScheduler>
    </>
  );
}
