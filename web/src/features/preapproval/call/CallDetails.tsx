import { toCallEvent } from '@brokerage/domain/contact/callEvent';
import type { CallView } from '@brokerage/domain/contact/changeCall';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import { callbackTimeText } from '@brokerage/domain/schedule/callbackTimes';
import { formatShortTimeZone, formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import { Box, Button, Link, Typography } from '@mui/material';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { phoneLink } from '../../../lib/format/contact/phoneLink.ts';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { keepDatesTogether } from '../../../ui/data-display/contactPromise.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { BeforeTheCall } from './BeforeTheCall.tsx';
import { CallActions } from './CallActions.tsx';
import { CallingOfficerCard } from './CallingOfficerCard.tsx';
import { CallScheduler } from './CallScheduler.tsx';
import { formatClockDifference, toCalendarKind } from './callTime.ts';
import { KeepTimeButton } from './KeepTimeButton.tsx';
import { OfficePhone } from './OfficePhone.tsx';
import { toCallerFirstName, useCallingOfficer } from './useCallingOfficer.ts';

interface CallDetailsProps {
  link: string;
  call: CallView;
  onChanged: (call: CallView) => void;
}

/** Shows a call's time and caller or its outcome, and the actions available to the borrower. */
export function CallDetails({ link, call, onChanged }: CallDetailsProps) {
  const [isMoving, setMoving] = useState(false);
  const [changes, setChanges] = useState(0);
  /** The call before the last change on this page. */
  const [before, setBefore] = useState<CallView>();
  const heading = useRef<HTMLHeadingElement>(null);
  const times = useRef<HTMLHeadingElement>(null);
  const found = useCallingOfficer(call.officer_id);
  const caller = toCallerFirstName(found);
  useEffect(() => {
    // The pressed button is gone, so focus the heading, which says what changed.
    if (changes > 0) heading.current?.focus();
  }, [changes]);
  useEffect(() => {
    if (isMoving) times.current?.focus();
  }, [isMoving]);
  const finish = (changed: CallView) => {
    setMoving(false);
    setChanges((count) => count + 1);
    setBefore(call);
    onChanged(changed);
  };
  const officer = found.status === 'ready' ? found.officer : undefined;
  const { title, text } = toWords(call, { caller, before, phone: officer?.phone });
  return (
    <Box sx={layout}>
      <div>
        <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ textWrap: 'balance', outlineOffset: 6 }}>
          {title}
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ mt: 1.5, maxWidth: '34em' }}>
          {text}
        </Typography>
        <CallCard call={call} />
        {!isMoving && (
          <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
            {call.state === 'canceled' && (
              <Button variant="contained" onClick={() => setMoving(true)} sx={ACTION}>
                Pick a new time
              </Button>
            )}
            {(call.state === 'past' || call.state === 'contacted' || call.state === 'closed') && (
              <ButtonLink href={callRequestPath(call)} variant="contained" sx={ACTION}>
                Request another call
              </ButtonLink>
            )}
            <CalendarButton call={call} phone={officer?.phone} />
            {call.state === 'scheduled' && (
              <CallActions link={link} caller={caller} onMove={() => setMoving(true)} onCanceled={finish} />
            )}
          </Box>
        )}
      </div>
      <CallingOfficerCard found={found} call={call.state === 'scheduled' ? call : undefined} />
      {call.state === 'scheduled' && !isMoving && <BeforeTheCall caller={caller} />}
      {isMoving && (
        <NewTime
          link={link}
          call={call}
          heading={times}
          onKeep={() => {
            setMoving(false);
            heading.current?.focus();
          }}
          onMoved={finish}
        />
      )}
    </Box>
  );
}

const layout = {
  display: 'grid',
  gap: { xs: 5, md: 6 },
  columnGap: { lg: 9 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 352px' },
  alignItems: 'start',
} as const;

/** Full width and stacked on phones. */
const ACTION = { minHeight: 44, width: { xs: '100%', sm: 'auto' } } as const;

/** Returns the link for requesting another call from the same officer, or from the office. */
const callRequestPath = ({ officer_id: officer }: CallView): string =>
  officer === null ? sitePaths.contact : `${sitePaths.contact}?officer=${encodeURIComponent(officer)}`;

interface Words {
  title: string;
  text: ReactNode;
}

function toWords(
  { state, callback, mentioned_number: number }: CallView,
  {
    caller,
    before,
    phone,
  }: { caller: string | undefined; before: CallView | undefined; phone: string | undefined },
): Words {
  const who = caller ?? 'A loan officer';
  const call = (
    <>
      Call {phone ? <PhoneNumber phone={phone} /> : <OfficePhone />} and mention reference number{' '}
      <span style={{ whiteSpace: 'nowrap' }}>{number}</span>.
    </>
  );
  switch (state) {
    case 'scheduled': {
      const change = before && toChange(before, callback);
      return {
        title: change ?? (caller ? `Your call with ${caller}` : 'Your call'),
        text: `${who} will call you during this time.${change ? ` We’ve let ${caller ?? 'our team'} know.` : ''}`,
      };
    }
    case 'canceled':
      return {
        title: 'Your call is canceled',
        text: `We’ve let ${caller ?? 'our team'} know. Changed your mind? Pick a new time.`,
      };
    case 'past':
      return {
        title: 'The time for this call has passed',
        text: <>Didn’t hear from us, or need another call? {call}</>,
      };
    case 'contacted':
      return {
        title: 'This call is closed',
        text: <>We’ve already been in touch about it, so you can’t change it online. Questions? {call}</>,
      };
    case 'closed':
      return {
        title: 'This call is closed',
        text: <>You can’t change it online. Questions, or still need a call? {call}</>,
      };
  }
}

const PhoneNumber = ({ phone }: { phone: string }) => (
  <Link href={phoneLink(phone)} sx={{ whiteSpace: 'nowrap' }}>
    {formatUsPhone(phone)}
  </Link>
);

/** Describes the change to a call; undefined if nothing changed. */
function toChange(before: CallView, callback: string): string | undefined {
  if (before.state === 'canceled') return 'Your call is scheduled';
  return before.callback === callback ? undefined : 'We moved your call';
}

/** The call's time, crossed out if the call won't take place. */
function CallCard({ call }: { call: CallView }) {
  const { callback, time_zone: timeZone, from, state, mentioned_number: number } = call;
  const difference = formatClockDifference(timeZone, new Date(from));
  return (
    <Box
      sx={{
        mt: 3,
        maxWidth: 560,
        p: { xs: 2.5, sm: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        overflow: 'hidden',
        bgcolor: 'background.paper',
        // A straight rule; a thick border would curve around the corners.
        boxShadow: state === 'scheduled' ? 'inset 4px 0 var(--brass-dark)' : 'none',
      }}
    >
      <Typography
        sx={{
          typography: 'h3',
          textWrap: 'balance',
          ...(state === 'canceled' && { textDecoration: 'line-through', color: 'text.secondary' }),
        }}
      >
        {keepDatesTogether(`${callbackTimeText(callback)} ${formatShortTimeZone(timeZone)}`)}
      </Typography>
      {/* For visitors in another time zone than the caller. */}
      {difference && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {formatTimeZone(timeZone)}, {difference}
        </Typography>
      )}
      <Typography color="textSecondary" sx={{ mt: difference ? 0 : 1 }}>
        Reference number <span style={{ whiteSpace: 'nowrap' }}>{number}</span>
      </Typography>
    </Box>
  );
}

/** Adds an upcoming call to a calendar, or removes a canceled one. */
function CalendarButton({ call, phone }: { call: CallView; phone: string | undefined }) {
  const { shortName, phoneDisplay } = useCompany();
  if (call.state !== 'scheduled' && call.state !== 'canceled') return null;
  const isCanceled = call.state === 'canceled';
  return (
    <AddToCalendar
      label="your call"
      kind={isCanceled ? 'remove' : toCalendarKind(call)}
      time={{
        ...toCallEvent(call, call.mentioned_number, {
          shortName,
          phoneDisplay: phone ? formatUsPhone(phone) : phoneDisplay,
        }),
        isCanceled,
      }}
      variant={isCanceled ? 'outlined' : 'contained'}
      sx={ACTION}
    />
  );
}

interface NewTimeProps {
  link: string;
  call: CallView;
  heading: RefObject<HTMLHeadingElement | null>;
  onKeep: () => void;
  onMoved: (call: CallView) => void;
}

/** Offers new times for the call. */
function NewTime({ link, call, heading, onKeep, onMoved }: NewTimeProps) {
  const [opened] = useState(() => new Date());
  const { time_zone: timeZone } = call.schedule;
  const difference = formatClockDifference(timeZone, opened);
  return (
    <Box
      component="section"
      aria-labelledby="new-time"
      sx={{ gridColumn: '1 / -1', gridRow: { xs: 2, md: 'auto' } }}
    >
      <Typography
        variant="h3"
        component="h2"
        id="new-time"
        ref={heading}
        tabIndex={-1}
        sx={{ mb: 0.5, scrollMarginTop: 24 }}
      >
        Pick a new time
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        All times are {formatTimeZone(timeZone).replace(/ time$/, '')}
        {difference && `, ${difference}`}.
      </Typography>
      <CallScheduler
        officeHours={call.schedule}
        preferred={undefined}
        current={call.state === 'scheduled' ? call.callback : undefined}
        labelId="new-time"
        request={(callback, event_id) => callFunction('reschedule-call', { link, callback, event_id })}
        onScheduled={(_, moved) => onMoved(moved)}
      >
        <KeepTimeButton onClick={onKeep}>
          {call.state === 'scheduled' ? 'Keep current time' : 'Not now'}
        </KeepTimeButton>
      </CallScheduler>
    </Box>
  );
}
