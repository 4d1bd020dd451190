import type { ApplicationAction, Assignee } from '@brokerage/domain/application/applicationWorkflow';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { db } from '../data/db.ts';
import { defineMemberCallable } from '../http/defineMemberCallable.ts';
import { runApplicationAction } from './runApplicationAction.ts';

/** @throws DomainError application-officer-unavailable for an entry that the directory doesn't list */
async function loadAssignee(
  transaction: FirebaseFirestore.Transaction,
  tenantId: string,
  officerId: string,
): Promise<Assignee> {
  const officer = (await transaction.get(db.officers(tenantId).doc(officerId))).data();
  if (!officer?.listed) throw new DomainError('application-officer-unavailable');
  return { id: officer.id, name: officer.name, branch_id: officer.branchId };
}

/** Returns an assignment as the workflow takes it. @throws DomainError application-officer-unavailable */
export async function prepareAssignment(
  transaction: FirebaseFirestore.Transaction,
  { tenant_id }: UserRole,
  { officer_id, revision, text }: { officer_id: string | null; revision: number; text: string },
): Promise<ApplicationAction> {
  const officer = officer_id === null ? null : await loadAssignee(transaction, tenant_id, officer_id);
  return { name: 'assign', revision, officer, text };
}

/** assign-application: gives an application to an officer of the directory, or to the General team. */
export const assignApplication = defineMemberCallable(
  'assign-application',
  'applications:work',
  (input, session) =>
    runApplicationAction(input, session, (transaction, _, actor) =>
      prepareAssignment(transaction, actor, input),
    ),
);

/** claim-application: assigns an application to the caller, who has to be in the directory. */
export const claimApplication = defineMemberCallable(
  'claim-application',
  'applications:work',
  (input, session) =>
    runApplicationAction(input, session, async (transaction, _, { tenant_id, officer_id }) => {
      if (officer_id === null) throw new DomainError('application-no-directory-entry');
      return {
        name: 'claim',
        revision: input.revision,
        officer: await loadAssignee(transaction, tenant_id, officer_id),
      };
    }),
);
