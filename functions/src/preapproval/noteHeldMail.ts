import { applyApplicationAction } from '@brokerage/domain/application/applyApplicationAction';
import { writeApplicationTransition } from '../applications/writeApplicationTransition.ts';
import { systemActor } from '../audit/audit.ts';
import { storedHead } from '../audit/storedHead.ts';
import { db } from '../data/db.ts';
import { getTogether } from '../data/getTogether.ts';

/** The event's id: however often the mail is held, the timeline says so once. */
const EVENT_ID = 'confirmation-held';

const TEXT =
  'The confirmation email wasn’t sent: this address had reached its email limit for the day. The applicant doesn’t have a copy of what they agreed to.';

/** Says in an application's timeline that the applicant's confirmation was held back, once. Returns whether it said so now. */
export function noteHeldMail(tenantId: string, submissionId: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const [stored, earlier, head] = await getTogether(
      transaction,
      db.submission(tenantId, submissionId),
      db.applicationEvents(tenantId, submissionId).doc(EVENT_ID),
      db.audited(tenantId, 'application', submissionId),
    );
    const submission = stored.data();
    if (!submission || earlier.exists) return false;
    const now = new Date();
    const actor = systemActor(tenantId);
    const transition = applyApplicationAction(
      submission,
      { name: 'note', text: TEXT, mentions: [] },
      { actor: { ...actor, officer_id: null, is_administrator: true }, now, eventId: EVENT_ID },
    );
    if (!transition.ok) throw transition.error;
    const { request_digest } = transition.event;
    const write = { id: submissionId, transition, notices: [], actor, request_digest, now };
    writeApplicationTransition(transaction, { ...write, head: storedHead(head) });
    return true;
  });
}
