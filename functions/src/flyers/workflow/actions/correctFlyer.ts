import type { ParsedInput } from '@brokerage/domain/callables';
import { applyFlyerAction } from '@brokerage/domain/flyer/workflow/applyFlyerAction';
import { audit } from '../../../audit/audit.ts';
import { db } from '../../../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../../../http/defineMemberCallable.ts';
import { isAlreadyCreated } from '../load/isAlreadyCreated.ts';
import { loadSubmitted } from '../load/loadCorrected.ts';
import { loadCurrentVersion } from '../load/loadCurrentVersion.ts';
import { loadFlyer, toFlyerActor } from '../load/loadFlyer.ts';

function correct({ id, new_id }: ParsedInput<'correct-flyer'>, session: MemberSession, now: Date) {
  return runMemberTransaction(session, async (transaction, actor) => {
    const { tenant_id, user_id } = actor;
    const isMade = await isAlreadyCreated(
      transaction,
      tenant_id,
      new_id,
      (earlier) => earlier.owner_user_id === user_id && earlier.lineage_id === id,
    );
    if (isMade) return { id: new_id };
    const flyer = await loadFlyer(transaction, tenant_id, id);
    const outcome = applyFlyerAction(
      flyer,
      { name: 'correct', id: new_id },
      { actor: toFlyerActor(actor), now },
    );
    if (!outcome.created || !outcome.audit) throw new Error('The workflow made no correction');
    await loadSubmitted(transaction, flyer);
    // A retired template gets no new editions.
    await loadCurrentVersion(transaction, tenant_id, flyer.template_id, 'template-no-longer-used');
    transaction.create(db.flyers(tenant_id).doc(new_id), outcome.created);
    transaction.update(db.flyers(tenant_id).doc(id), outcome.changes);
    audit(transaction, {
      actor,
      ...outcome.audit,
      at: now,
      entity: { type: 'flyer', id: new_id, head: null },
      after: { title: flyer.title, ...outcome.audit.after },
    });
    return { id: new_id };
  });
}

/**
 * correct-flyer: creates a draft of the flyer's next edition, for its owner, on the version that it was made from. The flyer stays live
 * until then. Repeating the call with the same new id creates nothing twice.
 */
export const correctFlyer = defineMemberCallable('correct-flyer', 'flyers:make', correct);
