import type { Submission, SubmissionOutcome } from '../submission.ts';
import { type ActionNoticeDates, NO_ACTION_NOTICE, toActionNoticeDates } from './actionNotice.ts';
import type { AdverseActionReason } from './adverseActionReasons.ts';
import type { SubmissionTransition } from './submissionTransition.ts';
import { awaitsFirstContact, type SubmissionAction } from './submissionWorkflow.ts';

/** Actions that change a submission's status, with reasons and the applicant's notice. */
type StatusAction = Exclude<
  SubmissionAction,
  { name: 'claim' | 'assign' | 'contact' | 'note' | 'record_notice' | 'reschedule' }
>;

/** Returns a status change's other effects, for its event, audit record and notices. */
export function toStatusChange(
  action: StatusAction,
  submission: Submission,
  { to, text, now }: { to: string; text: string; now: Date },
): {
  changes: SubmissionTransition['changes'];
  event: Pick<SubmissionTransition['event'], 'reasons' | 'missing' | 'reply_by'>;
  audit: SubmissionTransition['audit'];
  notices: SubmissionTransition['notices'];
} {
  const outcome = toOutcome(action, text, now);
  return {
    changes: {
      outcome,
      ...toNoticeDates(action, submission, now),
      // The timeline still has it.
      notice_sent: null,
      contact_reminder_at: toReminder(submission, to, now),
    },
    event: {
      reasons: outcome?.reasons ?? [],
      missing: outcome?.missing ?? '',
      reply_by: outcome?.reply_by ?? null,
    },
    audit: {
      action: 'application_status_changed',
      before: { status: submission.status },
      after: {
        status: to,
        ...(outcome && outcome.reasons.length > 0 && { adverse_action_reasons: outcome.reasons }),
        ...(outcome && outcome.reply_by !== null && { reply_by: outcome.reply_by }),
      },
    },
    notices:
      action.name === 'cancel'
        ? [{ kind: 'call_canceled', to: { officer_id: submission.lo_assigned_id } }]
        : [],
  };
}

/**
 * Returns the time of the next reminder: none for a closed submission; for a reopened one, reminders resume until the applicant is
 * contacted.
 */
function toReminder(submission: Submission, to: string, now: Date): Date | null {
  const { first_contact_at, due_at, due_soon_at, contact_reminder_at } = submission;
  if (!awaitsFirstContact({ status: to, first_contact_at })) return null;
  if (awaitsFirstContact(submission)) return contact_reminder_at;
  return due_soon_at !== null && due_soon_at > now ? due_soon_at : due_at;
}

/**
 * Returns whether a notice with its date is recorded. Pages of version 1.0 didn't record any. Since nobody can show when such a notice was
 * sent, its deadline still applies.
 */
const wasNotified = ({ notice_sent }: Submission): boolean => (notice_sent?.sent_on ?? null) !== null;

/**
 * Returns when the applicant's notice is due. Approval keeps the date, because it doesn't notify the applicant. Withdrawal, duplicate and
 * spam clear it. After a notice with a recorded date, reopening restarts the 30 days (12 CFR 1002.9(c)(2)).
 */
function toNoticeDates(
  action: StatusAction,
  submission: Submission,
  now: Date,
): Partial<ActionNoticeDates & Pick<Submission, 'notice_counts_from'>> {
  const { kind, created_at, notice_due_at, notice_reminder_at, notice_counts_from } = submission;
  const countsFrom = notice_counts_from ?? created_at;
  switch (action.name) {
    case 'start':
    case 'approve':
      return {};
    case 'deny':
    case 'mark_incomplete':
      return notice_due_at
        ? { notice_due_at, notice_reminder_at }
        : toActionNoticeDates(countsFrom, action.time_zone);
    case 'reopen':
      if (kind !== 'application') return NO_ACTION_NOTICE;
      return wasNotified(submission)
        ? { ...toActionNoticeDates(now, action.time_zone), notice_counts_from: now }
        : toActionNoticeDates(countsFrom, action.time_zone);
    default:
      return NO_ACTION_NOTICE;
  }
}

function toReasons(action: StatusAction): AdverseActionReason[] {
  if (!('reasons' in action)) return [];
  const isIncomplete = action.name === 'mark_incomplete' && action.reasons.length === 0;
  return isIncomplete ? ['application_incomplete'] : [...new Set(action.reasons)];
}

function toWithdrawnBy(action: StatusAction): SubmissionOutcome['said_by'] {
  if (action.name === 'cancel') return 'applicant';
  return action.name === 'withdraw' ? action.said_by : null;
}

function toOutcome(action: StatusAction, text: string, now: Date): SubmissionOutcome | null {
  if (action.name === 'start' || action.name === 'reopen') return null;
  return {
    at: now,
    text,
    reasons: toReasons(action),
    missing: action.name === 'mark_incomplete' ? action.missing.trim() : '',
    reply_by: action.name === 'mark_incomplete' ? action.reply_by : null,
    said_by: toWithdrawnBy(action),
    duplicate_of: action.name === 'mark_duplicate' ? action.original.id : null,
    duplicate_reference: action.name === 'mark_duplicate' ? action.original.reference_number : null,
  };
}
