import type { ScheduledCall } from '@brokerage/domain/contact/scheduleCall';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import { callbackTimes } from '@brokerage/domain/schedule/callbackTimes';
import { formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import { Box, Button, Link, Skeleton, Typography } from '@mui/material';
import { type RefObject, useState } from 'react';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { retryDirectory } from '../../../lib/directory/directoryStore.ts';
import { phoneLink } from '../../../lib/format/contact/phoneLink.ts';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import type { FormValues } from '../draft/formValues.ts';
import { CallScheduler } from './CallScheduler.tsx';
import { isPreferredTime, type PartOfDay } from './CallTimes.tsx';
import { formatClockDifference } from './callTime.ts';
import { type CallingOfficerState, toCallerFirstName } from './useCallingOfficer.ts';

const HEADING_ID = 'thank-you-call';

/** How to move a scheduled call, whose time is at the top of the page. */
function AnotherTime({ reference, found }: { reference: string; found: CallingOfficerState }) {
  const company = useCompany();
  const firstName = toCallerFirstName(found);
  const officer = found.status === 'ready' ? found.officer : undefined;
  return (
    <Typography color="textSecondary">
      Call{' '}
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

/** The times are a form; once one is chosen, a note beside the officer is left. */
const sheet = {
  p: { xs: 2, sm: 3 },
  mx: { xs: -2, sm: 0 },
  border: '1px solid',
  borderColor: 'divider',
  borderWidth: { xs: '1px 0', sm: 1 },
  borderRadius: { sm: '10px' },
  bgcolor: 'background.paper',
} as const;

const toPartOfDay = (bestTime: FormValues['best_contact_time']): PartOfDay | undefined =>
  bestTime === 'morning' || bestTime === 'afternoon' ? bestTime : undefined;

interface ScheduleSectionProps {
  applicationId: string;
  /** The application's number. */
  reference: string;
  found: CallingOfficerState;
  call: ScheduledCall | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  /** What they answered in step 1. */
  bestTime: FormValues['best_contact_time'];
  /** With the time that they asked for. */
  onScheduled: (requested: string, call: ScheduledCall) => void;
}

/** Lets the applicant choose when to be called, then shows the scheduled call. */
export function ScheduleSection({
  applicationId,
  reference,
  found,
  call,
  heading,
  bestTime,
  onScheduled,
}: ScheduleSectionProps) {
  const preferred = toPartOfDay(bestTime);
  const [opened] = useState(() => new Date());
  const difference = found.status === 'ready' ? formatClockDifference(found.schedule.time_zone, opened) : '';
  const isAnyPreferred =
    found.status === 'ready' &&
    callbackTimes(opened, found.schedule).some((time) => isPreferredTime(preferred, time));
  return (
    <Box
      component="section"
      aria-labelledby={HEADING_ID}
      data-keep-clear
      className={call ? undefined : 'no-print'}
      sx={call ? {} : sheet}
    >
      <Typography
        id={HEADING_ID}
        ref={heading}
        tabIndex={-1}
        variant={call ? 'h4' : 'h3'}
        component="h2"
        sx={{ mb: 0.5, scrollMarginTop: 24 }}
      >
        {call ? 'Need another time?' : 'Pick a time for your call'}
      </Typography>
      {call && <AnotherTime reference={reference} found={found} />}
      {!call && found.status === 'loading' && (
        <div role="status">
          <span style={visuallyHidden}>Loading the times</span>
          <Skeleton variant="rounded" height={196} />
        </div>
      )}
      {!call && found.status === 'failed' && (
        <div role="status">
          <Typography>We couldn’t load your loan officer’s hours.</Typography>
          <Button variant="outlined" onClick={retryDirectory} sx={{ mt: 1.5, minHeight: 44 }}>
            Retry
          </Button>
        </div>
      )}
      {!call && found.status === 'ready' && (
        <>
          <Typography color="textSecondary" sx={{ mb: 2.5 }}>
            {bestTime === 'evening'
              ? 'You said evenings (5 PM to 8 PM) work best, and we’ve passed that on. Want a set time during the day? Pick one.'
              : `Optional. ${toCallerFirstName(found) ?? 'A loan officer'} will call you in the window you pick.`}{' '}
            All times are {formatTimeZone(found.schedule.time_zone).replace(/ time$/, '')}
            {difference && `, ${difference}`}.
            {isAnyPreferred && ` You said ${preferred}s work best, so those are marked.`}
          </Typography>
          <CallScheduler
            applicationId={applicationId}
            officeHours={found.schedule}
            preferred={preferred}
            labelId={HEADING_ID}
            onScheduled={onScheduled}
          />
        </>
      )}
    </Box>
  );
}
