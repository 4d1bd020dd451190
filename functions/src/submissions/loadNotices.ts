import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Member } from '@brokerage/domain/member/member';
import { can, isAdministrator } from '@brokerage/domain/member/roles';
import type { Submission } from '@brokerage/domain/submission/submission';
import {
  FALLS_BACK_TO_ADMINISTRATORS,
  type SubmissionNotice,
} from '@brokerage/domain/submission/submissionNotice';
import type { SubmissionNoticeRequest } from '@brokerage/domain/submission/workflow/submissionTransition';
import type { Transaction } from 'firebase-admin/firestore';
import type { AuditActor } from '../audit/audit.ts';
import { findMember } from '../members/load/findMember.ts';
import { loadExtraRoles } from '../members/load/loadExtraRoles.ts';
import { loadLeadWorkers } from '../members/load/loadLeadWorkers.ts';
import { loadMembersWithRight } from '../members/load/loadMembersWithRight.ts';
import { toSubmissionNotice } from './toSubmissionNotice.ts';

/**
 * Loads the recipients of a notice.
 * @throws DomainError application-mention-unknown for a mentioned person who may not see the submission
 */
async function loadRecipients(
  transaction: Transaction,
  { kind, to }: SubmissionNoticeRequest,
  tenantId: string,
  { lo_assigned_id }: Submission,
): Promise<Member[]> {
  if ('officer_id' in to) {
    const workers = to.officer_id === null ? [] : await loadLeadWorkers(transaction, tenantId, to.officer_id);
    return FALLS_BACK_TO_ADMINISTRATORS[kind] && workers.length === 0
      ? loadMembersWithRight(transaction, tenantId, 'submissions:read')
      : workers;
  }
  const member = await findMember(transaction, tenantId, to.user_id);
  const isReader =
    member !== undefined &&
    can(member, 'applications:work', await loadExtraRoles(transaction, member)) &&
    (isAdministrator(member.role) || (lo_assigned_id !== null && member.officer_id === lo_assigned_id));
  if (!isReader) throw new DomainError('application-mention-unknown');
  return [member];
}

interface Occasion {
  submission: Submission;
  actor: AuditActor;
  /** Recipients, if the caller knows them; loaded otherwise. */
  recipients: readonly Pick<Member, 'user_id'>[] | undefined;
  now: Date;
}

/**
 * Loads the recipients of notices about a submission and returns each one's notice.
 * @throws DomainError application-mention-unknown
 */
export async function loadNotices(
  transaction: Transaction,
  requests: readonly SubmissionNoticeRequest[],
  { submission, actor, recipients, now }: Occasion,
): Promise<SubmissionNotice[]> {
  const notices = requests.map(async (request) => {
    const people = recipients ?? (await loadRecipients(transaction, request, actor.tenant_id, submission));
    return people.map(({ user_id }) =>
      toSubmissionNotice(request.kind, submission, {
        tenant_id: actor.tenant_id,
        to_user_id: user_id,
        actor_name: actor.name,
        created_at: now,
      }),
    );
  });
  return (await Promise.all(notices)).flat();
}
