import { US_STATES } from '@brokerage/domain/directory/usStates';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { isOfficerLicensed } from '@brokerage/domain/license/isOfficerLicensed';
import type { Member } from '@brokerage/domain/member/member';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import type { Submission } from '@brokerage/domain/submission/submission';
import type { Assignee, SubmissionAction } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import type { Transaction } from 'firebase-admin/firestore';
import { loadCompanyTimeZone } from '../company/loadCachedTenant.ts';
import { db } from '../data/db.ts';
import { defineMemberCallable, type MemberSession } from '../http/defineMemberCallable.ts';
import { loadHolderLicenses } from '../licenses/loadHolderLicenses.ts';
import { loadPropertyState } from './loadPropertyState.ts';
import { transitionScheduledCall } from './transitionScheduledCall.ts';
import { transitionSubmission } from './transitionSubmission.ts';

/**
 * Loads an officer as the assignee of a submission.
 * @throws DomainError application-officer-unavailable for an entry that the directory doesn't list; application-officer-unlicensed for one
 *   without a license in the property's state
 */
async function loadAssignee(
  transaction: Transaction,
  tenantId: string,
  { officerId, submissionId }: { officerId: string; submissionId: string },
  now: Date,
): Promise<Assignee> {
  const [entry, licenses, state, timeZone] = await Promise.all([
    transaction.get(db.officers(tenantId).doc(officerId)),
    loadHolderLicenses(transaction, tenantId, [officerId]),
    loadPropertyState(transaction, tenantId, submissionId),
    loadCompanyTimeZone(tenantId, now),
  ]);
  const officer = entry.data();
  if (!officer?.listed) throw new DomainError('application-officer-unavailable');
  if (state !== undefined && !isOfficerLicensed(licenses, officerId, state, dayInZone(now, timeZone))) {
    throw new DomainError('application-officer-unlicensed', {
      values: { name: officer.name, state: US_STATES[state] ?? state },
    });
  }
  return { id: officer.id, name: officer.name, branch_id: officer.branchId };
}

/**
 * Loads what an assignment needs and returns it as a workflow action.
 * @throws DomainError application-officer-unavailable; application-officer-unlicensed
 */
export async function loadAssignAction(
  transaction: Transaction,
  input: { officer_id: string | null; revision: number; text: string },
  { submission, actor, now }: { submission: Submission; actor: Member; now: Date },
): Promise<SubmissionAction> {
  const { officer_id: officerId, revision, text } = input;
  const officer =
    officerId === null
      ? null
      : await loadAssignee(transaction, actor.tenant_id, { officerId, submissionId: submission.id }, now);
  return { name: 'assign', revision, officer, text };
}

/**
 * Assigns an application's scheduled call to whoever got the application, because they make the call. Safe to repeat.
 * @throws DomainError those of `loadAssignAction`
 */
export async function assignScheduledCall(
  { id, event_id, officer_id }: { id: string; event_id: string; officer_id: string | null },
  session: MemberSession,
  now: Date,
): Promise<void> {
  const call = { id, event_id, action: { name: 'assign', officer_id } };
  await transitionScheduledCall(call, session, now, async (transaction, submission, actor) => {
    const application = (await transaction.get(db.submission(actor.tenant_id, id))).data();
    // A colleague may have reassigned the application meanwhile, and the call goes where it is.
    if (application?.lo_assigned_id !== officer_id || submission.lo_assigned_id === officer_id) return;
    const text = `Assigned with application ${application.reference_number}`;
    const { revision } = submission;
    return loadAssignAction(transaction, { officer_id, revision, text }, { submission, actor, now });
  });
}

/** assign-application: assigns a submission, with its scheduled call, to an officer in the directory or to the General team. */
export const assignApplication = defineMemberCallable(
  'assign-application',
  'applications:work',
  async (input, session, now) => {
    const state = await transitionSubmission(input, session, now, (transaction, submission, actor) =>
      loadAssignAction(transaction, input, { submission, actor, now }),
    );
    await assignScheduledCall(input, session, now);
    return state;
  },
);

/** claim-application: assigns a submission, with its scheduled call, to the caller, who has to be in the directory. */
export const claimApplication = defineMemberCallable(
  'claim-application',
  'applications:work',
  async (input, session, now) => {
    const state = await transitionSubmission(
      input,
      session,
      now,
      async (transaction, { id }, { tenant_id, officer_id }) => {
        if (officer_id === null) throw new DomainError('application-no-directory-entry');
        return {
          name: 'claim',
          revision: input.revision,
          officer: await loadAssignee(
            transaction,
            tenant_id,
            { officerId: officer_id, submissionId: id },
            now,
          ),
        };
      },
    );
    const { officer_id } = session.member;
    await assignScheduledCall({ id: input.id, event_id: input.event_id, officer_id }, session, now);
    return state;
  },
);
