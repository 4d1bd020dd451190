import { type ContactClock, contactClock } from '@brokerage/domain/schedule/contactClock';
import type { Submission } from '@brokerage/domain/submission/submission';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { companyDay } from '../../lib/format/time/companyTime.ts';
import { formatAge } from '../../lib/format/time/formatAge.ts';

/** Formats how long a promised contact is overdue: `3 days overdue`; undefined if it isn't. */
export const formatOverdue = ({ state, dueAt }: ContactClock, now: Date): string | undefined =>
  state === 'overdue' ? `${formatAge(dueAt, now)} overdue` : undefined;

/** Describes a task: what it's about, and by when; once it's overdue, how long is enough. */
export const formatContactTask = (
  subject: string | null,
  { state }: ContactClock,
  deadline: string,
): string => {
  const about = subject ?? 'Application';
  return state === 'overdue' ? about : `${about}. ${deadline}`;
};

/** Returns whether someone asked for a call today and hasn't been called yet. */
export const isCallToday = (submission: Submission, now: Date): boolean =>
  submission.kind === 'callback' &&
  submission.first_contact_at === null &&
  companyDay(contactClock(submission, now).dueAt) === companyDay(now);

/** Formats how many calls are promised for today, and how long the oldest contact is overdue; undefined if neither applies. */
export function formatOverdueContacts(waiting: readonly Submission[], now: Date): string | undefined {
  const uncontacted = waiting.filter(({ first_contact_at }) => first_contact_at === null);
  const calls = uncontacted.filter((submission) => isCallToday(submission, now)).length;
  const oldest = Math.min(...uncontacted.map((submission) => contactClock(submission, now).dueAt.getTime()));
  const parts = [
    ...(calls > 0 ? [pluralize(calls, 'call today', 'calls today')] : []),
    ...(oldest < now.getTime() ? [`Longest overdue: ${formatAge(new Date(oldest), now)}`] : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : undefined;
}
