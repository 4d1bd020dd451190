import { db } from '../data/db.ts';
import { defineMemberCallable, runMemberTransaction } from '../http/defineMemberCallable.ts';
import { continueRecall } from './continueRecall.ts';
import { findRecallContext, prepareRecall } from './prepareRecall.ts';

/** start-recall: takes the approved flyers that match a criterion off all of their links. */
export const startRecall = defineMemberCallable(
  'start-recall',
  'flyers:recall',
  async (input, session, now) => {
    const { tenant_id: tenantId } = session.member;
    // A stored recall continues with its stored subject, even if that has changed since.
    const stored = (await db.recalls(tenantId).doc(input.id).get()).data();
    const context = stored
      ? { subject: stored.subject, found: stored.found, now }
      : await findRecallContext(tenantId, input, now);
    await runMemberTransaction(session, async (transaction, actor) => {
      const write = await prepareRecall(transaction, actor, input, context);
      write();
    });
    return continueRecall(tenantId, input.id);
  },
);
