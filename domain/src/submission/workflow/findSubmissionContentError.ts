import { DomainError } from '../../errors/DomainError.ts';
import { dayInZone } from '../../schedule/dayInZone.ts';
import { MINUTE_MS } from '../../schedule/durations.ts';
import { isReadable } from '../../text/zeroWidth.ts';
import type { Submission } from '../submission.ts';
import type { SubmissionStatus } from '../submissionStatus.ts';
import { type AdverseActionReason, replyDays } from './adverseActionReasons.ts';
import { isSameApplicant } from './isSameApplicant.ts';
import type { SubmissionAction } from './submissionWorkflow.ts';

/** How far in the future a contact may be, because clocks differ. */
const CLOCK_SKEW_MS = 5 * MINUTE_MS;

/** Returns whether a contact at that time is possible: after the submission came in, and not in the future. */
export const isContactTimePossible = (
  contacted: Date,
  { created_at }: Pick<Submission, 'created_at'>,
  now: Date,
): boolean =>
  contacted.getTime() >= created_at.getTime() - CLOCK_SKEW_MS &&
  contacted.getTime() <= now.getTime() + CLOCK_SKEW_MS;

/** Statuses of submissions that are handled elsewhere or need no work. */
const SET_ASIDE: readonly string[] = ['duplicate', 'spam'] satisfies readonly SubmissionStatus[];

function findReasonsError(reasons: readonly AdverseActionReason[], text: string): DomainError | undefined {
  if (reasons.length === 0) return new DomainError('application-reason-required');
  return reasons.includes('other') && !isReadable(text)
    ? new DomainError('application-other-reason-required')
    : undefined;
}

function findActionNoticeError(
  { notice_due_at, created_at, notice_counts_from }: Submission,
  { sent_on, method, time_zone }: Extract<SubmissionAction, { name: 'record_notice' }>,
  now: Date,
): DomainError | undefined {
  if (notice_due_at === null) return new DomainError('application-no-notice-due');
  // Pages of version 1.0 send neither; once the notice is overdue, only a date shows whether it was on time.
  if (sent_on === null && method === null && now <= notice_due_at) return undefined;
  // The lender may decide and write days before the decision is entered here, but not before the submission came in or was reopened.
  const first = dayInZone(notice_counts_from ?? created_at, time_zone);
  const isPossible = sent_on !== null && sent_on >= first && sent_on <= dayInZone(now, time_zone);
  if (!isPossible) return new DomainError('application-notice-day');
  return method === null ? new DomainError('application-notice-method') : undefined;
}

/** Returns what is missing or impossible in an action; undefined if it can be applied. */
export function findSubmissionContentError(
  submission: Submission,
  action: SubmissionAction,
  now: Date,
): DomainError | undefined {
  const text = 'text' in action ? action.text.trim() : '';
  switch (action.name) {
    case 'deny':
      return findReasonsError(action.reasons, text);
    case 'mark_incomplete': {
      // Pages of version 1.0 send only reasons.
      if (action.reasons.length > 0 && !isReadable(action.missing) && action.reply_by === null)
        return findReasonsError(action.reasons, text);
      if (!isReadable(action.missing)) return new DomainError('application-missing-required');
      const { first, last } = replyDays(dayInZone(now, action.time_zone));
      const isPossible = action.reply_by !== null && action.reply_by >= first && action.reply_by <= last;
      return isPossible ? undefined : new DomainError('application-reply-day');
    }
    case 'reopen':
      return !isReadable(text) ? new DomainError('application-reopen-reason-required') : undefined;
    case 'note':
      return !isReadable(text) ? new DomainError('application-note-empty') : undefined;
    case 'mark_duplicate':
      if (action.original.id === submission.id) return new DomainError('application-duplicate-of-itself');
      // Two submissions that name each other would both be closed.
      if (SET_ASIDE.includes(action.original.status))
        return new DomainError('application-duplicate-of-closed');
      // A callback request is owed no notice; an application may be, and a duplicate's is no longer monitored (12 CFR 1002.9).
      if (submission.kind !== 'application') return undefined;
      if (action.original.kind !== 'application') return new DomainError('application-duplicate-of-callback');
      return isSameApplicant(submission, action.original)
        ? undefined
        : new DomainError('application-duplicate-of-another');
    case 'contact':
      return isContactTimePossible(action.contacted_at, submission, now)
        ? undefined
        : new DomainError('application-contact-time');
    case 'record_notice':
      return findActionNoticeError(submission, action, now);
    default:
      return undefined;
  }
}
