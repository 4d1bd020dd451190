import { toFirstName } from '@brokerage/domain/contact/toFirstName';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import { callbackTimeText } from '@brokerage/domain/schedule/callbackTimes';
import { formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { InertUntilHydrated } from '../../hydration/InertUntilHydrated.tsx';
import { hoursWithZone } from '../../lib/company/companyPhrases.ts';
import { CONTACT_WITHIN } from '../../lib/company/contactWithin.ts';
import { useCompany } from '../../lib/company/useCompany.ts';
import { phoneLink } from '../../lib/format/contact/phoneLink.ts';
import { sitePaths } from '../../lib/routes/sitePaths.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { contactPromise, keepDatesTogether } from '../../ui/data-display/contactPromise.ts';
import { useOnline } from '../../ui/feedback/useOnline.ts';
import { Honeypot } from '../../ui/forms/Honeypot.tsx';
import { REQUIRED_NOTE } from '../../ui/forms/requiredNote.ts';
import { CallbackCalendar } from './CallbackCalendar.tsx';
import {
  CallbackField,
  ContactEmail,
  ContactMessageField,
  ContactName,
  ContactPhone,
  TopicField,
} from './ContactFields.tsx';
import { prepareContactForm, type SentMessage, useContactForm } from './useContactForm.ts';
import type { RequestedOfficer } from './useRequestedOfficer.ts';

interface ContactFormProps {
  /** The officer the visitor wants a call from; undefined if the message goes to the office. */
  requested: RequestedOfficer | undefined;
  onDropOfficer: () => void;
  onSent: (sent: SentMessage) => void;
}

/** A form to write to the office or ask an officer for a call. Keeps its text until the message has arrived. */
export function ContactForm({ requested, onDropOfficer, onSent }: ContactFormProps) {
  const { form, submit, failure, times, schedule, clearFailure } = useContactForm(requested, onSent);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOnline = useOnline();
  const { isSubmitting } = form.formState;
  const { control } = form;
  const firstName = requested && toFirstName(requested.officer.name);
  const isCallRequest = useWatch({ control, name: 'callback' }) !== '' && requested !== undefined;
  const writeToOffice = () => {
    if (isSubmitting) return;
    clearFailure();
    onDropOfficer();
    // Move the focus, as the button disappears with the officer.
    heading.current?.focus();
  };
  const callback = (
    <CallbackField
      control={control}
      label={firstName ? 'Day and time' : 'Would you like us to call you?'}
      noCall={firstName ? 'No call, email me instead' : 'No, email is fine'}
      times={times}
      hint={`During ${firstName ? `${firstName}’s` : 'our'} office hours, ${formatTimeZone(schedule.time_zone)}.`}
    />
  );
  return (
    <InertUntilHydrated>
      <Box
        component="form"
        className="contact-form"
        noValidate
        aria-labelledby="write"
        onFocus={prepareContactForm}
        onSubmit={(event: FormEvent) => void submit(event)}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        <div>
          <Typography ref={heading} tabIndex={-1} id="write" variant="h2" sx={SECTION_HEADING}>
            {firstName ? 'Pick a time' : 'Send us a message'}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {REQUIRED_NOTE}
          </Typography>
        </div>
        {requested && callback}
        <ContactName control={control} />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <ContactEmail control={control} />
          <ContactPhone control={control} />
        </Box>
        <TopicField control={control} />
        <ContactMessageField
          control={control}
          label={isCallRequest ? `Anything ${firstName} should know?` : 'Message'}
          rows={requested ? 3 : 5}
        />
        {!requested && callback}
        <Honeypot />
        {!isOnline && !failure && (
          <Alert severity="info" role="status">
            You’re offline. What you type stays here, so you can send it once you’re back online.
          </Alert>
        )}
        {failure && (
          <Alert severity="error" role="alert">
            <AlertTitle>{isCallRequest ? 'Your request' : 'Your message'} wasn’t sent</AlertTitle>
            {failure.message}
            {failure.isOfficerGone && (
              <Box sx={{ mt: 1 }}>
                <ActionButton variant="outlined" onClick={writeToOffice}>
                  Message the office
                </ActionButton>
              </Box>
            )}
          </Alert>
        )}
        <Box sx={send}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Please leave out your Social Security number and account numbers. See our{' '}
            <Link href={sitePaths.privacyPolicy}>privacy policy</Link>.
          </Typography>
          <Button
            type="submit"
            variant="contained"
            size="large"
            // Not `disabled`, because the focus would be lost, and a screen reader wouldn't say that it's busy.
            aria-disabled={isSubmitting}
            onClick={(event: MouseEvent) => isSubmitting && event.preventDefault()}
            startIcon={isSubmitting ? <CircularProgress color="inherit" size={20} aria-hidden /> : undefined}
            sx={{ minWidth: { sm: 200 } }}
          >
            {isSubmitting ? 'Sending…' : isCallRequest ? 'Request a call' : 'Send message'}
          </Button>
        </Box>
        {requested && (
          <Link
            component="button"
            type="button"
            aria-disabled={isSubmitting}
            onClick={writeToOffice}
            sx={officeInstead}
          >
            Message the office instead
          </Link>
        )}
      </Box>
    </InertUntilHydrated>
  );
}

const SECTION_HEADING = { fontSize: { xs: '1.375rem', md: '1.75rem' }, lineHeight: 1.3 } as const;

/** A touch target of full height. */
const officeInstead = {
  justifySelf: { xs: 'center', sm: 'end' },
  typography: 'body1',
  minHeight: 32,
} as const;

/** What not to write and what happens to the message, next to the send button. */
const send = {
  display: 'grid',
  gap: 2,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
} as const;

/** Replaces the form after delivery: says when someone will call, or by when someone will answer. */
export function MessageSent({ sent, onAgain }: { sent: SentMessage; onAgain: () => void }) {
  const company = useCompany();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const callback = sent.callback && keepDatesTogether(callbackTimeText(sent.callback));
  const { requested } = sent;
  return (
    <Box sx={{ py: 2 }}>
      <CheckCircleOutlined color="success" sx={{ fontSize: 40 }} aria-hidden />
      <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ mt: 1, typography: 'h3' }}>
        {callback && requested ? 'We got your request' : 'We got your message'}
      </Typography>
      {callback ? (
        <Typography sx={{ mt: 1.5 }}>
          {requested
            ? `${requested.officer.name} will call you on ${callback}, ${formatTimeZone(sent.timeZone)}.`
            : `You asked for a call on ${callback}, ${formatTimeZone(sent.timeZone)}. We’ll call you then.`}
          {sent.reference && (
            <>
              {' '}
              Your reference number is{' '}
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {sent.reference}.
              </Box>{' '}
              To change the time or cancel, use the link in our email, or call us and mention that number.
            </>
          )}
        </Typography>
      ) : (
        <Typography sx={{ mt: 1.5 }}>
          We’ll reply {CONTACT_WITHIN}, by{' '}
          {keepDatesTogether(contactPromise({ created_at: sent.receivedAt }))} at the latest.
        </Typography>
      )}
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
        If it can’t wait, call{' '}
        {requested ? (
          <>
            {toFirstName(requested.officer.name)} at{' '}
            <Link href={phoneLink(requested.officer.phone)} sx={{ whiteSpace: 'nowrap' }}>
              {formatUsPhone(requested.officer.phone)}
            </Link>
            , {requested.branch?.own_hours?.text ?? company.hours},{' '}
            {formatTimeZone(requested.schedule.time_zone)}.
          </>
        ) : (
          <>
            <Link href={phoneLink(company.phone)} sx={{ whiteSpace: 'nowrap' }}>
              {company.phoneDisplay}
            </Link>
            , {hoursWithZone(company)}.
          </>
        )}
      </Typography>
      <Box
        sx={{
          mt: 3,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          '& > button': { flexGrow: { xs: 1, sm: 0 } },
        }}
      >
        <CallbackCalendar sent={sent} />
        <ActionButton variant="outlined" onClick={onAgain}>
          Send another message
        </ActionButton>
      </Box>
    </Box>
  );
}
