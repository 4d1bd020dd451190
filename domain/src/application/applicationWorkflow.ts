import { DomainError } from '../errors/DomainError.ts';
import type { Submission, SubmissionOutcome, SubmissionStatus } from '../preapproval/submission.ts';
import { type AdverseActionReason, noticeDueAt } from './adverseActionReasons.ts';
import { APPLICATION_LIMITS, type ApplicationEvent, type ContactChannel } from './applicationEvent.ts';

/** Who acts, as their role record says; `officer_id` is their entry in the directory. */
export interface ApplicationActor {
  user_id: string;
  name: string;
  tenant_id: string;
  officer_id: string | null;
  is_administrator: boolean;
}

type Who = 'administrator' | 'assignee';

export const APPLICATION_ACTIONS = [
  'open',
  'claim',
  'assign',
  'contact',
  'note',
  'start',
  'approve',
  'deny',
  'withdraw',
  'mark_incomplete',
  'mark_duplicate',
  'mark_spam',
  'reopen',
  'record_notice',
] as const;
export type ApplicationActionName = (typeof APPLICATION_ACTIONS)[number];

/** Statuses in which somebody still works on the application. Any text that is none of ours counts as one of these. */
export const OPEN_STATUSES: readonly SubmissionStatus[] = ['new', 'in_progress'];
export const CLOSED_STATUSES: readonly SubmissionStatus[] = [
  'approved',
  'denied',
  'withdrawn',
  'incomplete',
  'duplicate',
  'spam',
];
const ANY = [...OPEN_STATUSES, ...CLOSED_STATUSES];
const BOTH: readonly Who[] = ['administrator', 'assignee'];

interface Rule {
  who: readonly Who[];
  from: readonly SubmissionStatus[];
  /** Where it leads; left out where the status stays. */
  to?: SubmissionStatus;
}

/** Who may do it, from which status, and where it leads. Nothing else is possible. */
const APPLICATION_WORKFLOW: Record<ApplicationActionName, Rule> = {
  open: { who: BOTH, from: ANY },
  claim: { who: ['administrator'], from: OPEN_STATUSES },
  assign: { who: ['administrator'], from: OPEN_STATUSES },
  contact: { who: BOTH, from: ANY },
  note: { who: BOTH, from: ANY },
  start: { who: BOTH, from: ['new'], to: 'in_progress' },
  approve: { who: BOTH, from: OPEN_STATUSES, to: 'approved' },
  deny: { who: BOTH, from: OPEN_STATUSES, to: 'denied' },
  withdraw: { who: BOTH, from: OPEN_STATUSES, to: 'withdrawn' },
  mark_incomplete: { who: BOTH, from: OPEN_STATUSES, to: 'incomplete' },
  mark_duplicate: { who: BOTH, from: OPEN_STATUSES, to: 'duplicate' },
  mark_spam: { who: BOTH, from: OPEN_STATUSES, to: 'spam' },
  reopen: { who: BOTH, from: CLOSED_STATUSES, to: 'in_progress' },
  record_notice: { who: BOTH, from: ['denied', 'incomplete'] },
};

/** An application that has a status of nobody's list, such as `on_hold` of an earlier desk, is like one that nobody has started. */
const workflowStatus = (status: string): SubmissionStatus => ANY.find((known) => known === status) ?? 'new';

/** Whether somebody still works on an application with this status. */
export const isOpenStatus = (status: string): boolean => OPEN_STATUSES.includes(workflowStatus(status));

/** An officer of the directory who may get an application. */
export interface Assignee {
  id: string;
  name: string;
  branch_id: string | null;
}

export type ApplicationAction =
  | { name: 'start' | 'approve' | 'mark_spam' | 'reopen'; revision: number; text: string }
  | {
      name: 'deny' | 'mark_incomplete';
      revision: number;
      reasons: readonly AdverseActionReason[];
      text: string;
    }
  | { name: 'withdraw'; revision: number; said_by: SubmissionOutcome['said_by']; text: string }
  | {
      name: 'mark_duplicate';
      revision: number;
      /** The application that is worked on instead. */
      original: { id: string; reference_number: string };
      text: string;
    }
  /** The notice of a denial or an incomplete application was sent, outside of the portal. */
  | { name: 'record_notice'; revision: number; text: string }
  /** `officer`: null for the General team. */
  | { name: 'assign'; revision: number; officer: Assignee | null; text: string }
  | { name: 'claim'; revision: number; officer: Assignee }
  | { name: 'contact'; channel: ContactChannel; contacted_at: Date; text: string }
  | { name: 'note'; text: string; mentions: readonly string[] };

interface Context {
  actor: ApplicationActor;
  now: Date;
  /** The event's id, the client's own. */
  eventId: string;
}

export interface ApplicationNoticeRequest {
  kind: 'application_assigned' | 'application_mentioned';
  /** Directory entries for an assignment, people for a mention. */
  to: { officer_id: string } | { user_id: string };
}

export interface ApplicationTransition {
  ok: true;
  changes: Partial<Submission>;
  event: ApplicationEvent;
  audit: { action: string; before: Record<string, unknown> | null; after: Record<string, unknown> };
  notices: ApplicationNoticeRequest[];
}

type Target = Pick<Submission, 'lo_assigned_id' | 'status'> & { tenant_id: string };

/** Returns why the actor can't start the action, or undefined: decides whether a button shows. */
export function findApplicationActionError(
  { tenant_id, lo_assigned_id, status }: Target,
  name: ApplicationActionName,
  actor: Omit<ApplicationActor, 'name'>,
): 'application-not-found' | 'permission-denied' | 'application-status-changed' | undefined {
  // Another tenant's application is not there, and neither is, for an officer, one that is not theirs.
  if (tenant_id !== actor.tenant_id) return 'application-not-found';
  const isAssignee = actor.officer_id !== null && lo_assigned_id === actor.officer_id;
  const is = { administrator: actor.is_administrator, assignee: isAssignee };
  if (!is.administrator && !is.assignee) return 'application-not-found';
  const { who, from } = APPLICATION_WORKFLOW[name];
  if (!who.some((one) => is[one])) return 'permission-denied';
  return from.includes(workflowStatus(status)) ? undefined : 'application-status-changed';
}

/** How far a contact may lie ahead: clocks differ. */
const CLOCK_SKEW_MS = 5 * 60_000;

function findContentError(
  submission: Submission,
  action: ApplicationAction,
  now: Date,
): DomainError | undefined {
  const text = 'text' in action ? action.text.trim() : '';
  switch (action.name) {
    case 'deny':
    case 'mark_incomplete':
      if (action.reasons.length === 0) return new DomainError('application-reason-required');
      return action.reasons.includes('other') && text === ''
        ? new DomainError('application-other-reason-required')
        : undefined;
    case 'reopen':
      return text === '' ? new DomainError('application-reopen-reason-required') : undefined;
    case 'note':
      return text === '' ? new DomainError('application-note-empty') : undefined;
    case 'mark_duplicate':
      return action.original.id === submission.id
        ? new DomainError('application-duplicate-of-itself')
        : undefined;
    case 'contact': {
      const at = action.contacted_at.getTime();
      const isPossible =
        at >= submission.created_at.getTime() - CLOCK_SKEW_MS && at <= now.getTime() + CLOCK_SKEW_MS;
      return isPossible ? undefined : new DomainError('application-contact-time');
    }
    case 'record_notice':
      return submission.notice_due_at === null ? new DomainError('application-no-notice-due') : undefined;
    default:
      return undefined;
  }
}

/**
 * Returns what an action makes of an application, or why it can't. Pure: the function that calls it writes the changes, the event,
 * the audit record and the notices in one transaction with what it read.
 */
export function applyApplicationAction(
  submission: Submission,
  action: ApplicationAction,
  context: Context,
): ApplicationTransition | { ok: false; error: DomainError } {
  const { actor, now, eventId } = context;
  const code = findApplicationActionError({ ...submission, tenant_id: actor.tenant_id }, action.name, actor);
  // Where somebody else was faster, that says more than that the status is another one.
  const isStale = 'revision' in action && action.revision !== submission.revision;
  const isReadable = code === undefined || code === 'application-status-changed';
  const failure = isStale && isReadable ? 'application-changed' : code;
  const error = failure ? new DomainError(failure) : findContentError(submission, action, now);
  if (error) return { ok: false, error };
  const to = APPLICATION_WORKFLOW[action.name].to ?? submission.status;
  const text = 'text' in action ? action.text.trim().slice(0, APPLICATION_LIMITS.note) : '';
  const n = submission.event_count + 1;
  const event: ApplicationEvent = {
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
        ok: true,
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
      // Whoever has been in touch is working on it.
      const started = submission.status === 'new' ? 'in_progress' : submission.status;
      return {
        ok: true,
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
        ok: true,
        changes: counted,
        event: { ...event, mentions },
        audit: { action: 'application_noted', before: null, after: { event: eventId } },
        notices: mentions.map((user_id) => ({ kind: 'application_mentioned', to: { user_id } })),
      };
    }
    case 'record_notice':
      return {
        ok: true,
        changes: { ...moved, notice_due_at: null },
        event,
        audit: { action: 'application_notice_recorded', before: null, after: { event: eventId } },
        notices: [],
      };
    default: {
      const outcome = toOutcome(action, text, now);
      return {
        ok: true,
        changes: {
          ...moved,
          outcome,
          notice_due_at: toNoticeDue(action, submission),
          contact_reminder_at: toReminder(submission, to, now),
        },
        event: { ...event, reasons: outcome?.reasons ?? [] },
        audit: {
          action: 'application_status_changed',
          before: { status: submission.status },
          after: {
            status: to,
            ...(outcome && outcome.reasons.length > 0 && { adverse_action_reasons: outcome.reasons }),
          },
        },
        notices: [],
      };
    }
  }
}

type StatusAction = Exclude<
  ApplicationAction,
  { name: 'claim' | 'assign' | 'contact' | 'note' | 'record_notice' }
>;

/** Nobody is reminded of what is closed; who reopens an application that nobody has contacted is reminded again. */
function toReminder(submission: Submission, to: string, now: Date): Date | null {
  const { status, first_contact_at, due_at, due_soon_at, contact_reminder_at } = submission;
  if (!isOpenStatus(to) || first_contact_at !== null) return null;
  if (isOpenStatus(status)) return contact_reminder_at;
  return due_soon_at !== null && due_soon_at > now ? due_soon_at : due_at;
}

/** Only a denial and an incomplete application owe the applicant a notice. */
const toNoticeDue = ({ name }: StatusAction, { created_at }: Submission): Date | null =>
  name === 'deny' || name === 'mark_incomplete' ? noticeDueAt(created_at) : null;

function toOutcome(action: StatusAction, text: string, now: Date): SubmissionOutcome | null {
  if (action.name === 'start' || action.name === 'reopen') return null;
  return {
    at: now,
    text,
    reasons: 'reasons' in action ? [...new Set(action.reasons)] : [],
    said_by: action.name === 'withdraw' ? action.said_by : null,
    duplicate_of: action.name === 'mark_duplicate' ? action.original.id : null,
    duplicate_reference: action.name === 'mark_duplicate' ? action.original.reference_number : null,
  };
}
