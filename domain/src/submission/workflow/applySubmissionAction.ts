import type { AuditedChange } from '../../audit/auditRecord.ts';
import { DomainError } from '../../errors/DomainError.ts';
import type { Submission, SubmissionOutcome } from '../submission.ts';
import type { SubmissionNotice } from '../submissionNotice.ts';
import { type ActionNoticeDates, NO_ACTION_NOTICE, toActionNoticeDates } from './actionNotice.ts';
import type { AdverseActionReason } from './adverseActionReasons.ts';
import { findContentError } from './findContentError.ts';
import { SUBMISSION_LIMITS, type SubmissionEvent } from './submissionEvent.ts';
import {
  awaitsFirstContact,
  findSubmissionActionError,
  isOpenStatus,
  SUBMISSION_WORKFLOW,
  type SubmissionAction,
  type SubmissionActor,
} from './submissionWorkflow.ts';

interface Context {
  actor: SubmissionActor;
  now: Date;
  /** The event's id, the client's own. */
  eventId: string;
}

export interface SubmissionNoticeRequest {
  kind: SubmissionNotice['kind'];
  /** A directory entry for an assignment or a call, where null is the General team; a member for a mention. */
  to: { officer_id: string | null } | { user_id: string };
}

export interface SubmissionTransition {
  changes: Partial<Submission>;
  event: SubmissionEvent;
  audit: AuditedChange;
  notices: SubmissionNoticeRequest[];
}

/**
 * Returns what an action makes of a submission. Pure: the function that calls it writes the changes, the event, the audit record and
 * the notices in one transaction with what it read.
 * @throws DomainError those of `findSubmissionActionError`; application-changed where the action names another revision; those of
 *   `findContentError` for what it lacks
 */
export function applySubmissionAction(
  submission: Submission,
  action: SubmissionAction,
  context: Context,
): SubmissionTransition {
  const { actor, now, eventId } = context;
  const code = findSubmissionActionError({ ...submission, tenant_id: actor.tenant_id }, action.name, actor);
  // Where somebody else was faster, that says more than that the status is another one.
  const isStale = 'revision' in action && action.revision !== submission.revision;
  const isReadable = code === undefined || code === 'application-status-changed';
  const failure = isStale && isReadable ? 'application-changed' : code;
  const error = failure ? new DomainError(failure) : findContentError(submission, action, now);
  if (error) throw error;
  const to = SUBMISSION_WORKFLOW[action.name].to ?? submission.status;
  const text = 'text' in action ? action.text.trim().slice(0, SUBMISSION_LIMITS.note) : '';
  const n = submission.event_count + 1;
  const event: SubmissionEvent = {
    id: eventId,
    tenant_id: actor.tenant_id,
    n,
    action: action.name,
    at: now,
    by_user_id: actor.user_id,
    by_name: actor.name,
    from_status: submission.status,
    to_status: to,
    text,
    channel: null,
    contacted_at: null,
    officer_id: null,
    officer_name: null,
    reasons: [],
    missing: '',
    reply_by: null,
    notice_sent: null,
    mentions: [],
    edits: [],
    applicant_mail: null,
    request_digest: '',
  };
  const counted = { event_count: n, updated_at: now };
  const moved = { ...counted, revision: submission.revision + 1, status: to };

  switch (action.name) {
    case 'claim':
    case 'assign': {
      const { officer } = action;
      const id = officer?.id ?? null;
      return {
        changes: {
          ...moved,
          lo_assigned_id: id,
          branch_id: officer?.branch_id ?? null,
          route_to: id === null ? 'General' : undefined,
        },
        event: { ...event, officer_id: id, officer_name: officer?.name ?? null },
        audit: {
          action: 'application_assigned',
          before: { lo_assigned_id: submission.lo_assigned_id },
          after: { lo_assigned_id: id },
        },
        // Who claims it knows.
        notices:
          id === null || id === actor.officer_id
            ? []
            : [{ kind: 'application_assigned', to: { officer_id: id } }],
      };
    }
    case 'contact': {
      const at = new Date(Math.max(action.contacted_at.getTime(), submission.created_at.getTime()));
      const first = submission.first_contact_at;
      // Contact means that work has started.
      const started = submission.status === 'new' ? 'in_progress' : submission.status;
      return {
        changes: {
          ...(started === submission.status ? counted : { ...moved, status: started }),
          first_contact_at: first === null || at < first ? at : first,
          contact_reminder_at: null,
        },
        event: { ...event, channel: action.channel, contacted_at: at, to_status: started },
        audit: {
          action: 'application_contacted',
          before: null,
          after: { channel: action.channel, contacted_at: at.toISOString() },
        },
        notices: [],
      };
    }
    case 'note': {
      const mentions = [...new Set(action.mentions)].filter((id) => id !== actor.user_id);
      return {
        changes: counted,
        event: { ...event, mentions },
        audit: { action: 'application_noted', before: null, after: { event: eventId } },
        notices: mentions.map((user_id) => ({ kind: 'application_mentioned', to: { user_id } })),
      };
    }
    case 'record_notice': {
      const { notice_due_at: due_at } = submission;
      const { sent_on, method } = action;
      const notice_sent = due_at && { due_at, sent_on, method, recorded_at: now };
      return {
        changes: { ...moved, ...NO_ACTION_NOTICE, notice_sent },
        event: { ...event, notice_sent },
        audit: {
          action: 'application_notice_recorded',
          before: null,
          after: {
            event: eventId,
            ...(due_at && { notice_due_at: due_at.toISOString() }),
            ...(sent_on !== null && { notice_sent_on: sent_on }),
            ...(method !== null && { notice_method: method }),
          },
        },
        notices: [],
      };
    }
    case 'reschedule': {
      const { assignment, period } = action;
      const { from, to: until } = period;
      const { lo_assigned_id } = assignment ?? submission;
      // A canceled call is there again.
      const isAgain = !isOpenStatus(submission.status);
      const status = isAgain ? 'new' : submission.status;
      const kind = isAgain ? 'call_scheduled_again' : 'call_rescheduled';
      return {
        changes: {
          ...moved,
          ...(assignment && { route_to: undefined, ...assignment }),
          status,
          outcome: null,
          due_soon_at: from,
          due_at: until,
          contact_reminder_at: from,
        },
        event: { ...event, to_status: status },
        audit: {
          action: kind,
          before: toAuditedPeriod(submission.due_soon_at, submission.due_at),
          after: { ...toAuditedPeriod(from, until), status },
        },
        notices: [{ kind, to: { officer_id: lo_assigned_id } }],
      };
    }
    default: {
      const outcome = toOutcome(action, text, now);
      return {
        changes: {
          ...moved,
          outcome,
          ...toNoticeDates(action, submission, now),
          // The timeline keeps it.
          notice_sent: null,
          contact_reminder_at: toReminder(submission, to, now),
        },
        event: {
          ...event,
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
  }
}

/** Returns when a call is as an audit record has it. */
const toAuditedPeriod = (from: Date | null, to: Date | null) => ({
  from: from?.toISOString() ?? null,
  to: to?.toISOString() ?? null,
});

type StatusAction = Exclude<
  SubmissionAction,
  { name: 'claim' | 'assign' | 'contact' | 'note' | 'record_notice' | 'reschedule' }
>;

/** Closed submissions get no reminders; once reopened they do again, until the applicant is contacted. */
function toReminder(submission: Submission, to: string, now: Date): Date | null {
  const { first_contact_at, due_at, due_soon_at, contact_reminder_at } = submission;
  if (!awaitsFirstContact({ status: to, first_contact_at })) return null;
  if (awaitsFirstContact(submission)) return contact_reminder_at;
  return due_soon_at !== null && due_soon_at > now ? due_soon_at : due_at;
}

/** Pages of version 1.0 recorded a notice without its day. Nobody can show when that one was sent, so the days go on. */
const wasNotified = ({ notice_sent }: Submission): boolean => (notice_sent?.sent_on ?? null) !== null;

/**
 * Approval keeps the due date, as it tells the applicant nothing. Withdrawal, duplicate and spam end it. After a notice with a
 * recorded day, reopening restarts the 30 days (12 CFR 1002.9(c)(2)).
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
