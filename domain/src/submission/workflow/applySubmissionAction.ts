import { DomainError } from '../../errors/DomainError.ts';
import type { Submission } from '../submission.ts';
import { NO_ACTION_NOTICE } from './actionNotice.ts';
import { findSubmissionContentError } from './findSubmissionContentError.ts';
import { SUBMISSION_LIMITS, type SubmissionEvent } from './submissionEvent.ts';
import type { SubmissionTransition } from './submissionTransition.ts';
import {
  findSubmissionActionError,
  isOpenStatus,
  SUBMISSION_WORKFLOW,
  type SubmissionAction,
  type SubmissionActor,
} from './submissionWorkflow.ts';
import { toStatusChange } from './toStatusChange.ts';

interface Context {
  actor: SubmissionActor;
  now: Date;
  /** Id of the event, chosen by the client. */
  eventId: string;
}

/** Input that all actions have in common. */
interface Base extends Context {
  submission: Submission;
  /** The event, without what only some actions add. */
  event: SubmissionEvent;
  /** The changes of an action that keeps status and revision. */
  counted: Pick<Submission, 'event_count'> & { updated_at: Date };
  /** The changes of any other action. */
  moved: Base['counted'] & Pick<Submission, 'revision' | 'status'>;
}

/**
 * Asserts that the actor may do it now, and that the action is complete.
 * @throws DomainError those of `findSubmissionActionError`; application-changed when the action names another revision; those of
 *   `findSubmissionContentError` for missing or invalid content
 */
function assertApplicable(submission: Submission, action: SubmissionAction, { actor, now }: Context): void {
  const code = findSubmissionActionError({ ...submission, tenant_id: actor.tenant_id }, action.name, actor);
  // If somebody else was faster, this error explains more than one about the status.
  const isStale = 'revision' in action && action.revision !== submission.revision;
  const isReadable = code === undefined || code === 'application-status-changed';
  const failure = isStale && isReadable ? 'application-changed' : code;
  const error = failure ? new DomainError(failure) : findSubmissionContentError(submission, action, now);
  if (error) throw error;
}

function toEvent(
  submission: Submission,
  action: SubmissionAction,
  { actor, now, eventId }: Context,
): SubmissionEvent {
  return {
    id: eventId,
    tenant_id: actor.tenant_id,
    n: submission.event_count + 1,
    action: action.name,
    at: now,
    by_user_id: actor.user_id,
    by_name: actor.name,
    from_status: submission.status,
    to_status: SUBMISSION_WORKFLOW[action.name].to ?? submission.status,
    text: 'text' in action ? action.text.trim().slice(0, SUBMISSION_LIMITS.note) : '',
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
}

/**
 * Returns the outcome of an action on a submission. Pure: the calling function writes the changes, the event, the audit record and the
 * notices in the transaction that read the submission.
 * @throws DomainError those of `findSubmissionActionError`; application-changed when the action names another revision; those of
 *   `findSubmissionContentError` for missing or invalid content
 */
export function applySubmissionAction(
  submission: Submission,
  action: SubmissionAction,
  context: Context,
): SubmissionTransition {
  assertApplicable(submission, action, context);
  const event = toEvent(submission, action, context);
  const counted = { event_count: event.n, updated_at: context.now };
  const moved = { ...counted, revision: submission.revision + 1, status: event.to_status };
  const base = { ...context, submission, event, counted, moved };
  switch (action.name) {
    case 'claim':
    case 'assign':
      return assign(action, base);
    case 'contact':
      return logContact(action, base);
    case 'note':
      return addNote(action, base);
    case 'record_notice':
      return recordNotice(action, base);
    case 'reschedule':
      return reschedule(action, base);
    default: {
      const { to_status: to, text } = event;
      const status = toStatusChange(action, submission, { to, text, now: context.now });
      return {
        ...status,
        changes: { ...moved, ...status.changes },
        event: { ...event, ...status.event },
      };
    }
  }
}

type ActionNamed<N extends SubmissionAction['name']> = Extract<SubmissionAction, { name: N }>;

function assign(
  { officer }: ActionNamed<'assign' | 'claim'>,
  { submission, actor, event, moved }: Base,
): SubmissionTransition {
  const id = officer?.id ?? null;
  // The officer who claims a lead needs no notice.
  const isKnown = id === null || id === actor.officer_id;
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
    notices: isKnown ? [] : [{ kind: 'application_assigned', to: { officer_id: id } }],
  };
}

function logContact(
  { channel, contacted_at }: ActionNamed<'contact'>,
  { submission, event, counted, moved }: Base,
): SubmissionTransition {
  const at = new Date(Math.max(contacted_at.getTime(), submission.created_at.getTime()));
  const first = submission.first_contact_at;
  // A contact means that work has started.
  const started = submission.status === 'new' ? 'in_progress' : submission.status;
  return {
    changes: {
      ...(started === submission.status ? counted : { ...moved, status: started }),
      first_contact_at: first === null || at < first ? at : first,
      contact_reminder_at: null,
    },
    event: { ...event, channel, contacted_at: at, to_status: started },
    audit: {
      action: 'application_contacted',
      before: null,
      after: { channel, contacted_at: at.toISOString() },
    },
    notices: [],
  };
}

function addNote(action: ActionNamed<'note'>, { actor, event, counted }: Base): SubmissionTransition {
  const mentions = [...new Set(action.mentions)].filter((id) => id !== actor.user_id);
  return {
    changes: counted,
    event: { ...event, mentions },
    audit: { action: 'application_noted', before: null, after: { event: event.id } },
    notices: mentions.map((user_id) => ({ kind: 'application_mentioned', to: { user_id } })),
  };
}

function recordNotice(
  { sent_on, method }: ActionNamed<'record_notice'>,
  { submission: { notice_due_at: due_at }, event, moved, now }: Base,
): SubmissionTransition {
  const notice_sent = due_at && { due_at, sent_on, method, recorded_at: now };
  return {
    changes: { ...moved, ...NO_ACTION_NOTICE, notice_sent },
    event: { ...event, notice_sent },
    audit: {
      action: 'application_notice_recorded',
      before: null,
      after: {
        event: event.id,
        ...(due_at && { notice_due_at: due_at.toISOString() }),
        ...(sent_on !== null && { notice_sent_on: sent_on }),
        ...(method !== null && { notice_method: method }),
      },
    },
    notices: [],
  };
}

function reschedule(
  { assignment, period: { from, to } }: ActionNamed<'reschedule'>,
  { submission, event, moved }: Base,
): SubmissionTransition {
  const { lo_assigned_id } = assignment ?? submission;
  // The change restores a canceled call.
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
      due_at: to,
      contact_reminder_at: from,
    },
    event: { ...event, to_status: status },
    audit: {
      action: kind,
      before: toAuditedPeriod(submission.due_soon_at, submission.due_at),
      after: { ...toAuditedPeriod(from, to), status },
    },
    notices: [{ kind, to: { officer_id: lo_assigned_id } }],
  };
}

/** Returns a call's time for an audit record. */
const toAuditedPeriod = (from: Date | null, to: Date | null) => ({
  from: from?.toISOString() ?? null,
  to: to?.toISOString() ?? null,
});
