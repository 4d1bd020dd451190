import { type ContactClock, contactClock } from '@brokerage/domain/schedule/contactClock';
import type { Submission } from '@brokerage/domain/submission/submission';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { companyDay } from '../../lib/format/time/companyTime.ts';
import { formatAge } from '../../lib/format/time/formatAge.ts';

/** Formats how long a promised contact is overdue: `Overdue 3 days`. */
export const formatLate = ({ state, dueAt }: ContactClock, now: Date): { late?: string } =>
  state === 'overdue' ? { late: `Overdue ${formatAge(dueAt, now)}` } : {};

/** Returns the calls promised for today, and how long the oldest one is overdue. */
export function formatContactPressure(waiting: readonly Submission[], now: Date): { pressing?: string } {
  const clocks = waiting
    .filter(({ first_contact_at }) => first_contact_at === null)
    .map((submission) => ({ kind: submission.kind, ...contactClock(submission, now) }));
  const today = companyDay(now);
  const calls = clocks.filter(({ kind, dueAt }) => kind === 'callback' && companyDay(dueAt) === today).length;
  const oldest = Math.min(...clocks.map(({ dueAt }) => dueAt.getTime()));
  const parts = [
    ...(calls > 0 ? [pluralize(calls, 'call today', 'calls today')] : []),
    ...(oldest < now.getTime() ? [`Longest overdue: ${formatAge(new Date(oldest), now)}`] : []),
  ];
  return parts.length > 0 ? { pressing: parts.join(' · ') } : {};
}
