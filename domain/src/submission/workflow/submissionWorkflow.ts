import type { Submission, SubmissionKind, SubmissionOutcome } from '../submission.ts';
import { SUBMISSION_STATUSES, type SubmissionStatus } from '../submissionStatus.ts';
import type { AdverseActionReason } from './adverseActionReasons.ts';
import type { ActionNoticeMethod } from './sentActionNotice.ts';
import type { ContactChannel } from './submissionEvent.ts';

/** Who acts: a member, as their role record says, or the borrower whose link opened the call. */
export interface SubmissionActor {
  user_id: string;
  name: string;
  tenant_id: string;
  /** A member's entry in the directory. */
  officer_id: string | null;
  is_administrator: boolean;
  /** Whoever asked for this call. */
  is_borrower?: true;
}

type Who = 'administrator' | 'assignee' | 'borrower';

/** What can be done with a submission; `findSubmissionActionError` says who may when. */
export const SUBMISSION_ACTIONS = [
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
  'answer',
  'reopen',
  'record_notice',
  'reschedule',
  'cancel',
] as const;
export type SubmissionActionName = (typeof SUBMISSION_ACTIONS)[number];

/** Statuses in which somebody still works on the submission. Any unknown status counts as one of these. */
export const OPEN_STATUSES: readonly SubmissionStatus[] = ['new', 'in_progress'];
/** Statuses in which the work is over. */
export const CLOSED_STATUSES = SUBMISSION_STATUSES.filter((status) => !OPEN_STATUSES.includes(status));
/** Members who work on it. */
const BOTH: readonly Who[] = ['administrator', 'assignee'];

interface Rule {
  who: readonly Who[];
  from: readonly SubmissionStatus[];
  /** Where it leads; left out where the status stays. */
  to?: SubmissionStatus;
  /** The one kind that it is for; left out where it is for all. */
  kind?: SubmissionKind;
}

/** Who may do it, from which status, and where it leads. Nothing else is possible. */
export const SUBMISSION_WORKFLOW: Record<SubmissionActionName, Rule> = {
  open: { who: BOTH, from: SUBMISSION_STATUSES },
  claim: { who: ['administrator'], from: OPEN_STATUSES },
  assign: { who: ['administrator'], from: OPEN_STATUSES },
  contact: { who: BOTH, from: SUBMISSION_STATUSES },
  note: { who: BOTH, from: SUBMISSION_STATUSES },
  start: { who: BOTH, from: ['new'], to: 'in_progress' },
  approve: { who: BOTH, from: OPEN_STATUSES, to: 'approved', kind: 'application' },
  deny: { who: BOTH, from: OPEN_STATUSES, to: 'denied', kind: 'application' },
  withdraw: { who: BOTH, from: OPEN_STATUSES, to: 'withdrawn' },
  mark_incomplete: { who: BOTH, from: OPEN_STATUSES, to: 'incomplete', kind: 'application' },
  mark_duplicate: { who: BOTH, from: OPEN_STATUSES, to: 'duplicate' },
  mark_spam: { who: BOTH, from: OPEN_STATUSES, to: 'spam' },
  answer: { who: BOTH, from: ['in_progress'], to: 'answered', kind: 'callback' },
  reopen: { who: BOTH, from: CLOSED_STATUSES, to: 'in_progress' },
  record_notice: { who: BOTH, from: ['approved', 'denied', 'incomplete'], kind: 'application' },
  reschedule: { who: ['borrower'], from: [...OPEN_STATUSES, 'withdrawn'], kind: 'callback' },
  cancel: { who: ['borrower'], from: OPEN_STATUSES, to: 'withdrawn', kind: 'callback' },
};

/** Returns the status by which the workflow goes: an unknown one, such as `on_hold` of an earlier desk, counts as `new`. */
const workflowStatus = (status: string): SubmissionStatus =>
  SUBMISSION_STATUSES.find((known) => known === status) ?? 'new';

/** Returns whether somebody still works on a submission with this status. */
export const isOpenStatus = (status: string): boolean => OPEN_STATUSES.includes(workflowStatus(status));

/**
 * Returns whether somebody still owes the applicant the promised first contact; only then does its deadline press. Lists ask the database
 * for the same: no status of an earlier desk, such as `on_hold`.
 */
export const awaitsFirstContact = ({
  status,
  first_contact_at,
}: {
  status: string;
  first_contact_at: Date | null;
}): boolean => first_contact_at === null && OPEN_STATUSES.some((open) => open === status);

/** An officer of the directory who may get a submission. */
export interface Assignee {
  id: string;
  name: string;
  branch_id: string | null;
}

export type SubmissionAction =
  | { name: 'start' | 'approve' | 'mark_spam' | 'answer'; revision: number; text: string }
  /** `time_zone`: the company's; the applicant's notice is due by its days. The same for `deny` and `mark_incomplete`. */
  | { name: 'reopen'; revision: number; text: string; time_zone: string }
  | {
      name: 'deny';
      revision: number;
      reasons: readonly AdverseActionReason[];
      text: string;
      time_zone: string;
    }
  | {
      name: 'mark_incomplete';
      revision: number;
      /** What the applicant still has to send, as 12 CFR 1002.9(c)(2) wants it named in the notice. */
      missing: string;
      /** The last day to send it, on the company's clock; null with `reasons` only. */
      reply_by: string | null;
      /** Of pages of version 1.0, which asked for reasons instead. */
      reasons: readonly AdverseActionReason[];
      text: string;
      time_zone: string;
    }
  | { name: 'withdraw'; revision: number; said_by: SubmissionOutcome['said_by']; text: string }
  | {
      name: 'mark_duplicate';
      revision: number;
      /** The submission that is worked on instead. */
      original: Pick<Submission, 'id' | 'kind' | 'reference_number' | 'status' | 'email' | 'mobile'>;
      text: string;
    }
  /** The notice of an approval, a denial or an incomplete application was sent, outside of the portal. */
  | {
      name: 'record_notice';
      revision: number;
      /** A day on the company's clock, and how; both null from pages of version 1.0, which didn't ask. */
      sent_on: string | null;
      method: ActionNoticeMethod | null;
      text: string;
      time_zone: string;
    }
  /** `officer`: null for the General team. */
  | { name: 'assign'; revision: number; officer: Assignee | null; text: string }
  | { name: 'claim'; revision: number; officer: Assignee }
  | { name: 'contact'; channel: ContactChannel; contacted_at: Date; text: string }
  | { name: 'note'; text: string; mentions: readonly string[] }
  /** Whoever asked for the call chose another time: `period`. `assignment`: who has a canceled call's application now. */
  | {
      name: 'reschedule';
      period: { from: Date; to: Date };
      assignment?: Pick<Submission, 'lo_assigned_id' | 'branch_id' | 'route_to'> | undefined;
      text: string;
    }
  | { name: 'cancel'; text: string };

/** Returns whether an action exists for this kind at all, regardless of status: a callback request is never approved or denied. */
export const fitsKind = (name: SubmissionActionName, kind: SubmissionKind): boolean =>
  (SUBMISSION_WORKFLOW[name].kind ?? kind) === kind;

/** Returns whether a change of status may start from a status; who asks doesn't count. */
export const fitsStatus = (name: SubmissionActionName, status: string): boolean =>
  SUBMISSION_WORKFLOW[name].from.includes(workflowStatus(status));

/** Returns whether a change of status closes the application's scheduled call as well: the applicant expects it no longer. */
export const closesScheduledCall = <A extends { name: SubmissionActionName }>(
  action: A,
): action is A & { name: 'withdraw' | 'mark_spam' } =>
  action.name === 'withdraw' || action.name === 'mark_spam';

type Target = Pick<Submission, 'kind' | 'lo_assigned_id' | 'status'> & { tenant_id: string };

/** Returns why the actor can't start the action, or undefined: decides whether a button shows. */
export function findSubmissionActionError(
  { tenant_id, kind, lo_assigned_id, status }: Target,
  name: SubmissionActionName,
  actor: Omit<SubmissionActor, 'name'>,
):
  | 'application-not-found'
  | 'permission-denied'
  | 'application-wrong-kind'
  | 'application-status-changed'
  | undefined {
  // Another tenant's submission is not there, and neither is, for an officer, one that is not theirs.
  if (tenant_id !== actor.tenant_id) return 'application-not-found';
  const isAssignee = actor.officer_id !== null && lo_assigned_id === actor.officer_id;
  const is: Record<Who, boolean> = {
    administrator: actor.is_administrator,
    assignee: isAssignee,
    borrower: actor.is_borrower ?? false,
  };
  if (!Object.values(is).includes(true)) return 'application-not-found';
  if (!SUBMISSION_WORKFLOW[name].who.some((one) => is[one])) return 'permission-denied';
  if (!fitsKind(name, kind)) return 'application-wrong-kind';
  return fitsStatus(name, status) ? undefined : 'application-status-changed';
}
