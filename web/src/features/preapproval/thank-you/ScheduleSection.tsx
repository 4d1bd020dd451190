import type { ScheduledCall } from '@brokerage/domain/contact/scheduleCall';
import { formatUsPhone } from '@brokerage/domain/formatUsPhone';
import { formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import { Box, Button, Link, Skeleton, Typography } from '@mui/material';
import { type RefObject, useEffect, useState } from 'react';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { retryDirectory } from '../../../lib/directory/directoryStore.ts';
import { phoneLink } from '../../../lib/format/phoneLink.ts';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { CallScheduler } from './CallScheduler.tsx';
import { formatCallTime, formatClockDifference, toPromisedCall } from './callTime.ts';
import { type SentOfficer, toSentFirstName } from './useSentOfficer.ts';

const HEADING_ID = 'thank-you-call';

interface ScheduledProps {
  call: ScheduledCall;
  found: SentOfficer;
  /** The application had a call already, at another time than the one just asked for. */
  wasEarlier: boolean;
}

function Scheduled({ call, found, wasEarlier }: ScheduledProps) {
  const company = useCompany();
  const firstName = toSentFirstName(found);
  const officer = found.status === 'ready' ? found.officer : undefined;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2 }}>
      <CheckCircleOutlined color="success" sx={{ fontSize: 32 }} aria-hidden />
      <div>
        <Typography sx={{ fontWeight: 700 }}>{formatCallTime(call)}</Typography>
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          {wasEarlier
            ? 'You had already scheduled this call, so we kept it.'
            : `${firstName ? `${firstName} will` : 'We’ll'} call you during this window.`}{' '}
          Need another time? Call{' '}
          {officer ? (
            <>
              {firstName} at <Link href={phoneLink(officer.phone)}>{formatUsPhone(officer.phone)}</Link>
            </>
          ) : (
            <Link href={`tel:${company.phone}`}>{company.phoneDisplay}</Link>
          )}{' '}
          and mention reference number <span style={{ whiteSpace: 'nowrap' }}>{call.reference_number}</span>.
        </Typography>
        <Box sx={{ mt: 2 }}>
          <AddToCalendar
            label="your scheduled call"
            time={toPromisedCall(call, {
              shortName: company.shortName,
              phoneDisplay: officer ? formatUsPhone(officer.phone) : company.phoneDisplay,
            })}
          />
        </Box>
      </div>
    </Box>
  );
}

/** Shown to applicants who prefer evenings, which the times don't include. */
function EveningNote({ phone }: { phone: string }) {
  return (
    <>
      {' '}
      You asked for an evening call. Those are by appointment; call{' '}
      <Link href={phoneLink(phone)} sx={{ whiteSpace: 'nowrap' }}>
        {formatUsPhone(phone)}
      </Link>{' '}
      to set one up.
    </>
  );
}

interface ScheduleSectionProps {
  applicationId: string;
  found: SentOfficer;
  call: ScheduledCall | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  /** What they answered in step 1. */
  prefersEvening: boolean;
  onScheduled: (call: ScheduledCall) => void;
}

/** Lets the applicant choose when to be called, then shows the scheduled call. */
export function ScheduleSection({
  applicationId,
  found,
  call,
  heading,
  prefersEvening,
  onScheduled,
}: ScheduleSectionProps) {
  const company = useCompany();
  const [requestedTime, setRequestedTime] = useState<string>();
  const [opened] = useState(() => new Date());
  const difference = found.status === 'ready' ? formatClockDifference(found.schedule.time_zone, opened) : '';
  const isNewlyScheduled = call !== undefined && requestedTime !== undefined;
  useEffect(() => {
    // The pressed button is gone, so focus the result.
    if (isNewlyScheduled) heading.current?.focus();
  }, [isNewlyScheduled, heading]);
  return (
    <Box
      component="section"
      aria-labelledby={HEADING_ID}
      data-keep-clear
      className={call ? undefined : 'no-print'}
      sx={{
        p: { xs: 2, sm: 3 },
        mx: { xs: -2, sm: 0 },
        border: '1px solid',
        borderColor: 'divider',
        borderWidth: { xs: '1px 0', sm: 1 },
        borderRadius: { sm: '10px' },
        bgcolor: 'background.paper',
      }}
    >
      <Typography
        id={HEADING_ID}
        ref={heading}
        tabIndex={-1}
        variant="h3"
        component="h2"
        sx={{ mb: call ? 2 : 0.5, scrollMarginTop: 24 }}
      >
        {call ? 'Your call is scheduled' : 'Pick a time for your call'}
      </Typography>
      {call && (
        <Scheduled
          call={call}
          found={found}
          wasEarlier={requestedTime !== undefined && requestedTime !== call.callback}
        />
      )}
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
          <Typography color="text.secondary" sx={{ mb: 2.5 }}>
            Optional. Pick a time window and {toSentFirstName(found) ?? 'a loan officer'} will call you then.
            Times are {formatTimeZone(found.schedule.time_zone).replace(/ time$/, '')}
            {difference && `, ${difference}`}.
            {prefersEvening && <EveningNote phone={found.officer?.phone ?? company.phone} />}
          </Typography>
          <CallScheduler
            applicationId={applicationId}
            officeHours={found.schedule}
            labelId={HEADING_ID}
            onScheduled={(time, scheduled) => {
              setRequestedTime(time);
              onScheduled(scheduled);
            }}
          />
        </>
      )}
    </Box>
  );
}
