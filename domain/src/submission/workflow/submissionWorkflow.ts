import type { Submission, SubmissionKind, SubmissionOutcome } from '../submission.ts';
import { SUBMISSION_STATUSES, type SubmissionStatus } from '../submissionStatus.ts';
import type { AdverseActionReason } from './adverseActionReasons.ts';
import type { ActionNoticeMethod } from './sentActionNotice.ts';
import type { ContactChannel } from './submissionEvent.ts';

/** Who acts: a member, with the rights of their role record, or the borrower whose link opened the call. */
export interface SubmissionActor {
  user_id: string;
  name: string;
  tenant_id: string;
  /** A member's directory entry. */
  officer_id: string | null;
  is_administrator: boolean;
  /** The borrower who requested this call. */
  is_borrower?: true;
}

type Who = 'administrator' | 'assignee' | 'borrower';

/** Actions on a submission; `findSubmissionActionError` decides who may start them when. */
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
  /** The resulting status; left out if it stays the same. */
  to?: SubmissionStatus;
  /** The only kind that it applies to; left out if it applies to all. */
  kind?: SubmissionKind;
}

/** Who may start each action, from which status, and the resulting status. */
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

/** Returns the status for the workflow: an unknown one, such as `on_hold` of an earlier version, counts as `new`. */
const workflowStatus = (status: string): SubmissionStatus =>
  SUBMISSION_STATUSES.find((known) => known === status) ?? 'new';

/** Returns whether somebody still works on a submission with this status. */
export const isOpenStatus = (status: string): boolean => OPEN_STATUSES.includes(workflowStatus(status));

/**
 * Returns whether the applicant is still owed the promised first contact; only then does its deadline matter. List queries apply the same
 * rule, so statuses of an earlier version, such as `on_hold`, don't count.
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
  /** `time_zone`: the company's, which decides the due date of the applicant's notice. The same for `deny` and `mark_incomplete`. */
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
      /** What the applicant still has to send, which 12 CFR 1002.9(c)(2) requires in the notice. */
      missing: string;
      /** The last day to send it, in the company's time zone; null with `reasons` only. */
      reply_by: string | null;
      /** Sent by pages of version 1.0, which asked for reasons instead. */
      reasons: readonly AdverseActionReason[];
      text: string;
      time_zone: string;
    }
  | { name: 'withdraw'; revision: number; said_by: SubmissionOutcome['said_by']; text: string }
  | {
      name: 'mark_duplicate';
      revision: number;
      /** The submission that replaces it. */
      original: Pick<Submission, 'id' | 'kind' | 'reference_number' | 'status' | 'email' | 'mobile'>;
      text: string;
    }
  /** The notice of an approval, a denial or an incomplete application was sent, outside of the portal. */
  | {
      name: 'record_notice';
      revision: number;
      /** Date in the company's time zone, and method; both null from pages of version 1.0, which didn't ask. */
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
  /** The borrower chose another time: `period`. `assignment`: who now has the application of a canceled call. */
  | {
      name: 'reschedule';
      period: { from: Date; to: Date };
      assignment?: Pick<Submission, 'lo_assigned_id' | 'branch_id' | 'route_to'> | undefined;
      text: string;
    }
  | { name: 'cancel'; text: string };

/** Returns whether an action exists for this kind, regardless of status: a callback request is never approved or denied. */
export const fitsKind = (name: SubmissionActionName, kind: SubmissionKind): boolean =>
  (SUBMISSION_WORKFLOW[name].kind ?? kind) === kind;

/** Returns whether a status allows a change of status, regardless of who requests it. */
export const fitsStatus = (name: SubmissionActionName, status: string): boolean =>
  SUBMISSION_WORKFLOW[name].from.includes(workflowStatus(status));

/** Returns whether a change of status also closes the application's scheduled call, because the applicant no longer expects it. */
export const closesScheduledCall = <A extends { name: SubmissionActionName }>(
  action: A,
): action is A & { name: 'withdraw' | 'mark_spam' } =>
  action.name === 'withdraw' || action.name === 'mark_spam';

type Target = Pick<Submission, 'kind' | 'lo_assigned_id' | 'status'> & { tenant_id: string };

/** Returns why the actor can't start the action, or undefined. Buttons use it to decide whether they show. */
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
  // Another tenant's submission counts as nonexistent and so does, for an officer, somebody else's.
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
