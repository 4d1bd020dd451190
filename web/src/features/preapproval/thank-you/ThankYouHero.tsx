import { toCallEvent } from '@brokerage/domain/contact/callEvent';
import type { CallState } from '@brokerage/domain/contact/changeCall';
import type { ScheduledCall } from '@brokerage/domain/contact/scheduleCall';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { Box, Button, Container, Link, Typography } from '@mui/material';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';
import { formatContactPromise, keepDatesTogether } from '../../../ui/data-display/contactPromise.ts';
import { useDismissToast, useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { useCopied } from '../../../ui/useCopied.ts';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { AddToCalendar } from '../call/AddToCalendar.tsx';
import { formatCallWindow, toCalendarKind } from '../call/callTime.ts';
import { type CallingOfficerState, toCallerFirstName } from '../call/useCallingOfficer.ts';
import { prefersReducedMotion } from '../frame/prefersReducedMotion.ts';
import { DuskScene } from './DuskScene.tsx';
import { CALL_HEADING_ID } from './ScheduleSection.tsx';
import { type SentState, sentHeading } from './sentState.ts';
import type { CallChange } from './useReceiptCall.ts';

/** Scrolling this far means that the applicant is reading on. */
const READING_ON_PX = 80;

/** Copies the reference number and announces it to screen readers too. */
function CopyReference({ reference }: { reference: string }) {
  const notify = useNotify();
  const { isCopied, setCopied } = useCopied();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
    } catch {
      notify({
        severity: 'error',
        title: 'Couldn’t copy the number',
        text: `Select it and copy it yourself: ${reference}`,
      });
      return;
    }
    setCopied(true);
    notify({ severity: 'success', title: 'Reference number copied' });
  };
  return (
    <Button
      className="no-print"
      variant="outlined"
      color="inherit"
      startIcon={isCopied ? <Check /> : <ContentCopy />}
      onClick={() => void copy()}
      sx={{ minHeight: 44, minWidth: 116 }}
    >
      {isCopied ? 'Copied' : 'Copy'}
      <span style={visuallyHidden}> the reference number</span>
    </Button>
  );
}

/** The application's reference number, formatted to be read out on the phone. */
function Reference({ receipt }: Pick<SentState, 'receipt'>) {
  return (
    <Box
      sx={{
        mt: 3,
        pl: 2.5,
        borderLeft: 4,
        borderColor: 'secondary.light',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography variant="body2" sx={{ width: { xs: '100%', sm: 'auto' }, mb: { xs: -1, sm: 0 } }}>
          Reference number
        </Typography>
        <Typography
          sx={{ fontSize: '1.375rem', lineHeight: 1.35, fontWeight: 700, overflowWrap: 'anywhere' }}
        >
          {receipt.reference_number}
        </Typography>
        <CopyReference reference={receipt.reference_number} />
      </Box>
    </Box>
  );
}

/** Side by side on most phones. */
const ACTION = { flexGrow: { xs: 1, sm: 0 }, px: { xs: 2, sm: 3.5 } } as const;

const FIRST_ACTION = {
  variant: 'contained',
  color: 'secondary',
  size: 'large',
  sx: { ...ACTION, bgcolor: 'secondary.light', color: 'secondary.contrastText' },
} as const;

const QUIET_ACTION = {
  variant: 'outlined',
  color: 'inherit',
  size: 'large',
  sx: { ...ACTION, borderColor: 'currentColor' },
} as const;

/** The status of the application and its call. */
const SUBMITTED_AND: Record<CallState, string> = {
  scheduled: 'Your application was submitted, and your call is scheduled.',
  canceled: 'Your application was submitted. Your call is canceled.',
  past: 'Your application was submitted. The time for your call has passed.',
  contacted: 'Your application was submitted. We’ve already been in touch about your call.',
  closed: 'Your application was submitted. Your call is closed.',
};

interface ThankYouHeroProps {
  sent: SentState;
  found: CallingOfficerState;
  /** The application's call. */
  call: ScheduledCall | undefined;
  state: CallState;
  /** The last change to the call. If the application already had a call, it may have kept its time. */
  change: CallChange | undefined;
  /** The heading of the available times, or of the ways to change the call; null if there are neither. */
  times: RefObject<HTMLHeadingElement | null>;
  /** For an application sent earlier: starts the new one that a link requested. */
  onStartAnother?: () => void;
}

/** Confirms the application and says when someone will call. Scrolls to the top and focuses its heading. */
export function ThankYouHero({ sent, found, call, state, change, times, onStartAnother }: ThankYouHeroProps) {
  const company = useCompany();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const lead = useRef<HTMLParagraphElement>(null);
  const changes = change?.count ?? 0;
  useEffect(() => {
    // The pressed button is gone, so focus the text that now shows the call's time.
    if (changes === 0) return;
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    lead.current?.focus({ preventScroll: true });
  }, [changes]);
  const caller = toCallerFirstName(found);
  const officer = found.status === 'ready' ? found.officer : undefined;
  const isKept = call !== undefined && change !== undefined && change.requested !== call.callback;
  const isToCome = state === 'scheduled';
  const isCanceled = change?.requested === null;
  const { promise, note } = formatContactPromise(
    sent.receipt,
    caller,
    isCanceled ? 'still review your application' : undefined,
  );
  const dismissNotice = useDismissToast();
  useEffect(() => {
    // The toast would cover the content further down.
    const close = () => {
      if (window.scrollY < READING_ON_PX) return;
      window.removeEventListener('scroll', close);
      dismissNotice();
    };
    window.addEventListener('scroll', close, { passive: true });
    return () => window.removeEventListener('scroll', close);
  }, [dismissNotice]);
  const scrollToCallTimes = (event: MouseEvent) => {
    const target = times.current;
    // A modifier key opens the link in another tab. Without times to choose from, follow the link to the contact page.
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  };
  return (
    <Box
      className="print-hero"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        bgcolor: 'primary.dark',
        color: 'primary.contrastText',
        '--focus-ring': 'var(--brass)',
        pb: { xs: '176px', sm: '264px', md: 0 },
      }}
    >
      <DuskScene />
      <Container sx={{ position: 'relative', pt: { xs: 4, md: 8 }, pb: { xs: 3, md: 10 } }}>
        <Box sx={{ maxWidth: 600 }}>
          <Typography
            variant="h1"
            ref={heading}
            tabIndex={-1}
            sx={{ fontSize: { xs: '2.25rem', md: '3.25rem' }, overflowWrap: 'anywhere', outlineOffset: 6 }}
          >
            {sentHeading(sent)}
          </Typography>
          <Typography
            variant="subtitle1"
            ref={lead}
            tabIndex={-1}
            sx={{ mt: { xs: 1.5, md: 2 }, textWrap: 'pretty', outlineOffset: 6 }}
          >
            {call
              ? isToCome && change?.isMove
                ? 'Your application was submitted, and we moved your call.'
                : SUBMITTED_AND[state]
              : `Your application was submitted.${isCanceled ? ' Your call is canceled.' : ''} ${promise}`}{' '}
            {(call ? isToCome : note) && (
              <Typography
                component="span"
                sx={{
                  display: 'block',
                  mt: 1.5,
                  maxWidth: '60ch',
                  textWrap: 'balance',
                  ...(call && { fontWeight: 600 }),
                }}
              >
                {call
                  ? `${isKept ? 'You had already scheduled this call, so we kept it. ' : ''}${caller ?? 'A loan officer'} will call you ${keepDatesTogether(formatCallWindow(call))}.`
                  : note}
              </Typography>
            )}
          </Typography>
          <Reference receipt={sent.receipt} />
          <Box className="no-print" sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {call && isToCome && (
              <AddToCalendar
                {...FIRST_ACTION}
                label="your scheduled call"
                kind={toCalendarKind(call)}
                time={toCallEvent(call, sent.receipt.reference_number, {
                  shortName: company.shortName,
                  phoneDisplay: officer ? formatUsPhone(officer.phone) : company.phoneDisplay,
                })}
              />
            )}
            {!call && (
              <Button {...QUIET_ACTION} href={sitePaths.contact} onClick={scrollToCallTimes}>
                Schedule a Call
              </Button>
            )}
            <Button {...QUIET_ACTION} href={sitePaths.home}>
              Return Home
            </Button>
            {onStartAnother && (
              <Button {...QUIET_ACTION} onClick={onStartAnother}>
                Start another application
              </Button>
            )}
          </Box>
          {call && isToCome && (
            <Link
              className="no-print"
              href={`#${CALL_HEADING_ID}`}
              onClick={scrollToCallTimes}
              color="inherit"
              sx={{ mt: 1, display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              Change or cancel your call
            </Link>
          )}
        </Box>
      </Container>
    </Box>
  );
}
