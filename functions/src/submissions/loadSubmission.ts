import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Member } from '@brokerage/domain/member/member';
import { isAdministrator } from '@brokerage/domain/member/roles';
import type { Submission } from '@brokerage/domain/submission/submission';
import {
  findSubmissionActionError,
  type SubmissionActor,
} from '@brokerage/domain/submission/workflow/submissionWorkflow';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';

/** Returns the member as a workflow actor. */
export const toSubmissionActor = (member: Member): SubmissionActor => ({
  user_id: member.user_id,
  name: member.name,
  tenant_id: member.tenant_id,
  officer_id: member.officer_id,
  is_administrator: isAdministrator(member.role),
});

/**
 * Loads a submission that the member may open: any of their company's, for an officer only their own. Others look like ones that don't
 * exist.
 * @throws DomainError application-not-found
 */
export async function loadSubmission(
  transaction: Transaction,
  member: Member,
  id: string,
): Promise<Submission> {
  const submission = (await transaction.get(db.submission(member.tenant_id, id))).data();
  if (!submission) throw new DomainError('application-not-found');
  const target = { ...submission, tenant_id: member.tenant_id };
  const code = findSubmissionActionError(target, 'open', toSubmissionActor(member));
  if (code) throw new DomainError(code);
  return submission;
}
