import type { ApplicationActor, Assignee } from '@brokerage/domain/application/applicationWorkflow';
import { applyApplicationAction } from '@brokerage/domain/application/applyApplicationAction';
import type { Submission } from '@brokerage/domain/preapproval/submission';
import { systemActor } from '../../audit/audit.ts';
import { storedHead } from '../../audit/storedHead.ts';
import { db } from '../../data/db.ts';
import { getTogether } from '../../data/getTogether.ts';
import { prepareNotices } from '../prepareNotices.ts';
import { writeTransition } from '../writeTransition.ts';

/** The event's id: however often a submission is looked at, it is assigned once. */
const EVENT_ID = 'assigned-by-rule';

/** Whether nobody has assigned, claimed or started it since it was submitted. */
const isUntouched = ({ lo_assigned_id, route_to, status, revision }: Submission): boolean =>
  lo_assigned_id === null && route_to === 'General' && status === 'new' && revision === 1;

interface Choice {
  officer: Assignee;
  /** Says in the timeline why it is this officer. */
  text: string;
  /** Writes what is to be remembered of the choice. */
  remember?: () => void;
}

/**
 * Assigns a submission that nobody has touched to whom `choose` names, with its event, audit record and notice, in one transaction.
 * `choose` only reads. Returns whether it was assigned.
 */
export function assignOnce(
  tenantId: string,
  submissionId: string,
  choose: (transaction: FirebaseFirestore.Transaction) => Promise<Choice | undefined>,
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const [stored, earlier, head] = await getTogether(
      transaction,
      db.submission(tenantId, submissionId),
      db.applicationEvents(tenantId, submissionId).doc(EVENT_ID),
      db.audited(tenantId, 'application', submissionId),
    );
    const submission = stored.data();
    if (!submission || earlier.exists || !isUntouched(submission)) return false;
    const choice = await choose(transaction);
    if (!choice) return false;
    const now = new Date();
    const actor = systemActor(tenantId);
    const assigner: ApplicationActor = { ...actor, officer_id: null, is_administrator: true };
    const transition = applyApplicationAction(
      submission,
      { name: 'assign', revision: submission.revision, officer: choice.officer, text: choice.text },
      { actor: assigner, now, eventId: EVENT_ID },
    );
    if (!transition.ok) throw transition.error;
    const notices = await prepareNotices(transaction, transition.notices, { submission, actor, now });
    writeTransition(transaction, {
      id: submissionId,
      transition,
      notices,
      actor,
      head: storedHead(head),
      request_digest: '',
      now,
    });
    choice.remember?.();
    return true;
  });
}
