import {
  type ApplicationActor,
  findApplicationActionError,
} from '@brokerage/domain/application/workflow/applicationWorkflow';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { isAdministrator } from '@brokerage/domain/member/roles';
import type { UserRole } from '@brokerage/domain/member/userRole';
import type { Submission } from '@brokerage/domain/preapproval/record/submission';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';

/** The member as the workflow knows them. */
export const toApplicationActor = (member: UserRole): ApplicationActor => ({
  user_id: member.user_id,
  name: member.name,
  tenant_id: member.tenant_id,
  officer_id: member.officer_id,
  is_administrator: isAdministrator(member.role),
});

/**
 * An application that the member may open: their company's, for an officer only their own. Of any other it says no more than of
 * those that don't exist.
 * @throws DomainError application-not-found
 */
export async function loadApplication(
  transaction: Transaction,
  member: UserRole,
  id: string,
): Promise<Submission> {
  const submission = (await transaction.get(db.submission(member.tenant_id, id))).data();
  if (!submission) throw new DomainError('application-not-found');
  const target = { ...submission, tenant_id: member.tenant_id };
  const code = findApplicationActionError(target, 'open', toApplicationActor(member));
  if (code) throw new DomainError(code);
  return submission;
}
