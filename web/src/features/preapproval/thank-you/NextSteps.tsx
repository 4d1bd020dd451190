import { MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { zonedFormat } from '@brokerage/domain/schedule/zonedFormat';
import Check from '@mui/icons-material/Check';
import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { companyTimeZone } from '../../../lib/format/time/companyTime.ts';
import { keepDatesTogether, toContactBy } from '../../../ui/data-display/contactPromise.ts';
import { AddToCalendar } from '../call/AddToCalendar.tsx';
import { formatCallWindow } from '../call/callTime.ts';
import { type CallingOfficerState, toCallerFirstName } from '../call/useCallingOfficer.ts';
import type { SentReceipt } from '../sending/sentReceipt.ts';

const moment = zonedFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'shortGeneric',
});
/** Formats a time in the company's time zone: `Tue, Nov 24, 4:12 PM ET`. */
const formatMoment = (at: Date) => keepDatesTogether(moment(companyTimeZone()).format(at));

/** Length of the calendar entry that ends at the contact deadline (milliseconds). */
const BEFORE_DEADLINE_MS = 30 * MINUTE_MS;

/** A text in which the company's phone number is a link and stays on one line. */
function WithPhoneLink({ text }: { text: string }) {
  const { phone, phoneDisplay } = useCompany();
  const [before, after] = text.split(phoneDisplay);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <Link href={`tel:${phone}`} sx={{ whiteSpace: 'nowrap' }}>
        {phoneDisplay}
      </Link>
      {after}
    </>
  );
}

interface StepProps {
  title: string;
  text?: string;
  isDone?: boolean;
  isLast?: boolean;
  children?: ReactNode;
}

function Step({ title, text, isDone = false, isLast = false, children }: StepProps) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: '28px minmax(0, 1fr)',
        columnGap: 2,
        pb: isLast ? 0 : 3.5,
        ...(!isLast && {
          '&::before': {
            content: '""',
            position: 'absolute',
            left: 13,
            top: 32,
            bottom: 4,
            width: 2,
            bgcolor: isDone ? 'primary.main' : 'divider',
          },
        }),
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 28,
          height: 28,
          borderRadius: '50%',
          border: '2px solid',
          borderColor: isDone ? 'primary.main' : 'neutral.main',
          bgcolor: isDone ? 'primary.main' : 'background.default',
          color: 'primary.contrastText',
        }}
      >
        {isDone && <Check sx={{ fontSize: 18 }} />}
      </Box>
      <div>
        <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
        {text && (
          <Typography color="textSecondary">
            <WithPhoneLink text={text} />
          </Typography>
        )}
        {children && <Box sx={{ mt: 1.5 }}>{children}</Box>}
      </div>
    </Box>
  );
}

interface NextStepsProps {
  receipt: SentReceipt;
  /** Whether its call is upcoming. */
  isCallAhead: boolean;
  found: CallingOfficerState;
}

/** The steps after the application, with the deadlines that the server promised. A scheduled call replaces the promised one. */
export function NextSteps({ receipt, isCallAhead, found }: NextStepsProps) {
  const company = useCompany();
  const contactBy = toContactBy(receipt);
  const firstName = toCallerFirstName(found);
  const { reference_number: reference, call } = receipt;
  const promise = `will contact you by ${formatMoment(contactBy)}`;
  const label = `a loan officer ${promise}`;
  const notSure = `Not sure it’s really us? Hang up and call ${company.phoneDisplay}.`;
  return (
    <Box component="section" aria-labelledby="thank-you-next" data-keep-clear>
      <Typography variant="h3" component="h2" id="thank-you-next" sx={{ mb: 3 }}>
        What happens next
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <Step
          isDone
          title={`Received ${formatMoment(new Date(receipt.created_at))}`}
          text="We’re emailing you a confirmation with your reference number and a copy of what you agreed to. Keep it: this page is gone once you close the tab."
        />
        <Step
          title={firstName ? `${firstName} reviews your answers` : 'We review your answers'}
          text={`${firstName ?? 'A loan officer'} will have loan options ready to go over with you.`}
        />
        {!call && (
          <Step title={`${firstName ?? 'A loan officer'} ${promise}`} text={`By phone or email. ${notSure}`}>
            <AddToCalendar
              label={label}
              time={{
                uid: `${reference}-contact`,
                title: `${company.shortName}: ${label}`,
                description: `Application ${reference}. Questions? Call ${company.phoneDisplay}.`,
                from: new Date(contactBy.getTime() - BEFORE_DEADLINE_MS),
                to: contactBy,
              }}
            />
          </Step>
        )}
        {call && isCallAhead && new Date(call.from) > contactBy && (
          <Step
            title={`${firstName ?? 'A loan officer'} ${promise}`}
            text="By phone or email, ahead of your scheduled call."
          />
        )}
        {call && isCallAhead && (
          <Step
            title="Your scheduled call"
            text={`${firstName ?? 'A loan officer'} will call you ${keepDatesTogether(formatCallWindow(call))}. ${notSure}`}
          />
        )}
        <Step
          isLast
          title="Choose a loan together"
          text={`You and ${firstName ?? 'your loan officer'} go over your options, and you get a secure way to send documents. Nothing is final until you complete the full loan application.`}
        />
      </Box>
    </Box>
  );
}
