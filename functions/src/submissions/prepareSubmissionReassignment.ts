import type { AuditHead } from '@brokerage/domain/audit/auditHead';
import { US_STATES } from '@brokerage/domain/directory/usStates';
import { isOfficerLicensed } from '@brokerage/domain/license/isOfficerLicensed';
import type { License } from '@brokerage/domain/license/license';
import type { Member } from '@brokerage/domain/member/member';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import type { Submission } from '@brokerage/domain/submission/submission';
import type { Assignee, SubmissionActor } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import type { Transaction } from 'firebase-admin/firestore';
import { nanoid } from 'nanoid';
import { loadCompanyTimeZone } from '../company/loadCachedTenant.ts';
import { db } from '../data/db.ts';
import { loadHolderLicenses } from '../licenses/loadHolderLicenses.ts';
import { prepareSubmissionTransition } from './prepareSubmissionTransition.ts';

/** The colleague who gets the submissions, and their directory entry. */
export interface NewAssignee {
  member: Member;
  officer: Assignee;
  licenses: readonly License[];
  /** The company's current day, on which the licenses must be valid. */
  today: string;
}

/** Returns the colleague as assignee of submissions; null if there is no colleague, or the colleague has no entry. */
export async function loadNewAssignee(
  transaction: Transaction,
  member: Member | null,
  now: Date,
): Promise<NewAssignee | null> {
  if (!member || member.officer_id === null) return null;
  const { tenant_id, officer_id: id } = member;
  const [stored, licenses, timeZone] = await Promise.all([
    transaction.get(db.officers(tenant_id).doc(id)),
    loadHolderLicenses(transaction, tenant_id, [id]),
    loadCompanyTimeZone(tenant_id, now),
  ]);
  const entry = stored.data();
  const officer = { id, name: entry?.name ?? member.name, branch_id: entry?.branchId ?? member.branch_id };
  return { member, officer, licenses, today: dayInZone(now, timeZone) };
}

interface ReassignmentRequest {
  submission: Submission;
  /** The two-letter code of the property's state; undefined if not known. */
  state: string | undefined;
  head: AuditHead | null;
  actor: SubmissionActor;
  /** The deactivated member. */
  from: Member;
  /** Null: the submission goes to the General team. */
  to: NewAssignee | null;
  now: Date;
}

/** Returns why a submission goes to the General team instead of the colleague; undefined if the colleague may have it. */
function findObstacle({ officer, licenses, today }: NewAssignee, state: string | undefined) {
  if (state === undefined || isOfficerLicensed(licenses, officer.id, state, today)) return undefined;
  return `${officer.name} isn’t licensed in ${US_STATES[state] ?? state}.`;
}

/**
 * Returns what assigns a deactivated member's open submission to a colleague who is licensed for it, and notifies them; otherwise to the
 * General team. Five writes, and no further reads.
 * @throws DomainError those of `prepareSubmissionTransition`
 */
export function prepareSubmissionReassignment(
  transaction: Transaction,
  { submission, state, head, actor, from, to: colleague, now }: ReassignmentRequest,
): Promise<() => unknown> {
  const obstacle = colleague ? findObstacle(colleague, state) : undefined;
  const to = obstacle === undefined ? colleague : null;
  return prepareSubmissionTransition(transaction, {
    submission,
    action: {
      name: 'assign',
      revision: submission.revision,
      officer: to?.officer ?? null,
      text: [`Reassigned from ${from.name}`, obstacle].filter(Boolean).join('. '),
    },
    actor,
    head,
    eventId: nanoid(),
    recipients: to ? [to.member] : [],
    now,
  });
}
