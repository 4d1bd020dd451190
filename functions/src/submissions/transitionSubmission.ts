import { canonicalJson } from '@brokerage/domain/audit/canonicalJson';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Member } from '@brokerage/domain/member/member';
import type { Submission } from '@brokerage/domain/submission/submission';
import type { SubmissionAction } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import type { Transaction } from 'firebase-admin/firestore';
import { loadAuditHead } from '../audit/auditHeads.ts';
import { prepareCallSlotChange } from '../contact/prepareCallSlotChange.ts';
import { db } from '../data/db.ts';
import { sha256 } from '../data/sha256.ts';
import { type MemberSession, runMemberTransaction } from '../http/defineMemberCallable.ts';
import { loadSubmission, toSubmissionActor } from './loadSubmission.ts';
import { prepareSubmissionTransition } from './prepareSubmissionTransition.ts';

/** A submission's state, as the callables return it. */
type State = Pick<Submission, 'id' | 'status' | 'revision'>;
const toState = ({ id, status, revision }: Submission): State => ({ id, status, revision });

interface ActionCall {
  id: string;
  /** Id of the event, chosen by the client; repeating the call with it changes nothing. */
  event_id: string;
}

/** Returns a digest of everything that a call requests. */
const toRequestDigest = ({ id: _, event_id: _e, ...request }: ActionCall): string =>
  sha256(canonicalJson(request));

/** Reads what an action needs besides the submission, and returns the action; undefined if there is nothing to do. */
type LoadAction = (
  transaction: Transaction,
  submission: Submission,
  actor: Member,
) => SubmissionAction | undefined | Promise<SubmissionAction | undefined>;

/**
 * Runs an action on a submission: applies the workflow and writes its outcome, with the event, the audit record, the notices, the
 * applicant's mail and the slot of a closed or reassigned call, in one transaction.
 * @throws DomainError those of `runMemberTransaction`, `loadSubmission`, `loadAction` and `prepareSubmissionTransition`;
 *   application-event-taken
 */
export function transitionSubmission(
  call: ActionCall,
  session: MemberSession,
  now: Date,
  loadAction: LoadAction,
): Promise<State> {
  const { id, event_id: eventId } = call;
  const request_digest = toRequestDigest(call);
  return runMemberTransaction(session, async (transaction, actor) => {
    const { tenant_id: tenantId } = actor;
    const eventRef = db.submissionEvents(tenantId, id).doc(eventId);
    const [submission, stored, head] = await Promise.all([
      loadSubmission(transaction, actor, id),
      transaction.get(eventRef),
      loadAuditHead(transaction, tenantId, 'application', id),
    ]);
    const earlier = stored.data();
    if (earlier) {
      const isRepeated = earlier.by_user_id === actor.user_id && earlier.request_digest === request_digest;
      if (isRepeated) return toState(submission);
      throw new DomainError('application-event-taken');
    }
    const action = await loadAction(transaction, submission, actor);
    if (!action) return toState(submission);
    const changeCallSlot = await prepareCallSlotChange(transaction, tenantId, submission, action);
    const write = await prepareSubmissionTransition(transaction, {
      submission,
      action,
      actor: toSubmissionActor(actor),
      head,
      eventId,
      request_digest,
      now,
    });
    changeCallSlot?.();
    return toState(write());
  });
}
