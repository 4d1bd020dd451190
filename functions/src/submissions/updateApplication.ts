import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Member } from '@brokerage/domain/member/member';
import { isAdministrator } from '@brokerage/domain/member/roles';
import type { Submission } from '@brokerage/domain/submission/submission';
import type { SubmissionAction } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import type { Transaction } from 'firebase-admin/firestore';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { defineMemberCallable } from '../http/defineMemberCallable.ts';
import { closeScheduledCall } from './closeScheduledCall.ts';
import { type CompleteStatusAction, fillInStatusAction } from './fillInStatusAction.ts';
import { transitionSubmission } from './transitionSubmission.ts';

/**
 * Returns the submission with a reference number; for an officer, only one of their own.
 * @throws DomainError application-original-not-found
 */
async function findOriginal(
  transaction: Transaction,
  { tenant_id, role, officer_id }: Member,
  reference: string,
): Promise<Submission> {
  const all = db.submissions(tenant_id).where('reference_number', '==', reference.toUpperCase());
  const matches = await transaction.get(
    (isAdministrator(role) ? all : all.where('lo_assigned_id', '==', officer_id)).limit(1),
  );
  const original = matches.docs[0]?.data();
  if (!original) throw new DomainError('application-original-not-found');
  return original;
}

/**
 * Loads what a status change needs and returns it as a workflow action.
 * @throws DomainError application-original-not-found
 */
export async function loadStatusAction(
  transaction: Transaction,
  actor: Member,
  action: CompleteStatusAction,
): Promise<SubmissionAction> {
  switch (action.name) {
    case 'deny':
    case 'mark_incomplete':
    case 'record_notice':
    case 'reopen': {
      const { office_schedule } = await loadTenant(actor.tenant_id, transaction);
      return { ...action, time_zone: office_schedule.time_zone };
    }
    case 'mark_duplicate': {
      const { name, revision, text, duplicate_of } = action;
      return { name, revision, text, original: await findOriginal(transaction, actor, duplicate_of) };
    }
    default:
      return action;
  }
}

/** update-application: changes the status of a submission. Withdrawing an application or marking it as spam also closes its scheduled call. */
export const updateApplication = defineMemberCallable(
  'update-application',
  'applications:work',
  async (input, session, now) => {
    const state = await transitionSubmission(input, session, now, (transaction, _, actor) =>
      loadStatusAction(transaction, actor, fillInStatusAction(input.action)),
    );
    await closeScheduledCall(input, input.action, session, now);
    return state;
  },
);
