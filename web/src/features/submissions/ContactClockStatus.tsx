import { type ContactClock, contactClock } from '@brokerage/domain/schedule/contactClock';
import { SUBMISSION_KIND_NAMES } from '@brokerage/domain/submission/lists/submissionKindNames';
import { submissionStatusLabel } from '@brokerage/domain/submission/lists/submissionStatusLabel';
import type { Submission, SubmissionKind } from '@brokerage/domain/submission/submission';
import { awaitsFirstContact, isOpenStatus } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import { Stack, Typography } from '@mui/material';
import type { StatusTone } from '../../lib/format/StatusTone.ts';
import { formatAge } from '../../lib/format/time/formatAge.ts';
import { formatCallbackPeriod } from '../../lib/format/time/formatCallbackPeriod.ts';
import { formatMoment } from '../../lib/format/time/formatDate.ts';
import { useNow } from '../../lib/useNow.ts';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';

type StateStyles = Record<ContactClock['state'], { label: string; tone: StatusTone }>;

const APPLICATION_STATES: StateStyles = {
  on_time: { label: 'Not due yet', tone: 'info' },
  due_soon: { label: 'Due soon', tone: 'warning' },
  overdue: { label: 'Overdue', tone: 'error' },
  kept: { label: 'Contacted on time', tone: 'success' },
  missed: { label: 'Contacted late', tone: 'error' },
};

/** Label and color of each state of a promised contact. */
const CONTACT_STATES: Record<SubmissionKind, StateStyles> = {
  application: APPLICATION_STATES,
  callback: { ...APPLICATION_STATES, due_soon: { label: 'Call now', tone: 'warning' } },
};

/** Says what was promised. */
function promiseText({ kind }: Submission, clock: ContactClock): string {
  if (kind === 'callback') return `Call promised: ${formatCallbackPeriod(clock)}`;
  return `Promised by ${formatMoment(clock.dueAt)}`;
}

/** Shows by when a first contact was promised, and its state. */
export function ContactClockStatus({ submission }: { submission: Submission }) {
  const now = useNow();
  const { kind, status, first_contact_at } = submission;
  const clock = contactClock(submission, now);
  if (!first_contact_at && !isOpenStatus(status)) {
    return (
      <Typography>No contact was logged before this {SUBMISSION_KIND_NAMES[kind]} was closed.</Typography>
    );
  }
  if (!first_contact_at && !awaitsFirstContact(submission)) {
    return (
      <Typography>
        {promiseText(submission, clock)}. While its status is “{submissionStatusLabel(status)},” it doesn’t
        count as overdue.
      </Typography>
    );
  }
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}
    >
      <StatusChip {...CONTACT_STATES[kind][clock.state]} />
      {first_contact_at && <Typography>{formatMoment(first_contact_at)}</Typography>}
      <Typography
        variant={first_contact_at ? 'body2' : 'body1'}
        sx={{ flexBasis: '100%', ...(first_contact_at && { color: 'text.secondary' }) }}
      >
        {promiseText(submission, clock)}
      </Typography>
    </Stack>
  );
}

/** A short text about a deadline that is near or past, and its color. */
export interface DeadlineMark {
  text: string;
  tone: StatusTone;
}

/** Returns that an applicant who hasn't been contacted is due soon, or how long overdue; null for all others. */
export function contactMark(submission: Submission, now: Date): DeadlineMark | null {
  const { state, dueAt } = contactClock(submission, now);
  const isPressing = state === 'due_soon' || state === 'overdue';
  if (!isPressing || !awaitsFirstContact(submission)) return null;
  const { label, tone } = CONTACT_STATES[submission.kind][state];
  return { text: state === 'overdue' ? `${label} ${formatAge(dueAt, now)}` : label, tone };
}
