import type { ParsedInput } from '@brokerage/domain/callables';
import { applyFlyerAction } from '@brokerage/domain/flyer/workflow/applyFlyerAction';
import { audit } from '../../../audit/audit.ts';
import { db } from '../../../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../../../http/defineMemberCallable.ts';
import { parseTitle } from '../flyerTitles.ts';
import { isAlreadyCreated } from '../load/isAlreadyCreated.ts';
import { loadCurrentVersion } from '../load/loadCurrentVersion.ts';
import { loadFlyer, toFlyerActor } from '../load/loadFlyer.ts';

function duplicate(
  { id, new_id, ...input }: ParsedInput<'duplicate-flyer'>,
  session: MemberSession,
  now: Date,
) {
  const title = parseTitle(input.title);
  return runMemberTransaction(session, async (transaction, actor) => {
    const { tenant_id, user_id } = actor;
    const isMade = await isAlreadyCreated(
      transaction,
      tenant_id,
      new_id,
      (earlier) => earlier.owner_user_id === user_id && earlier.duplicated_from === id,
    );
    if (isMade) return { id: new_id };
    const flyer = await loadFlyer(transaction, tenant_id, id);
    const action = {
      name: 'duplicate',
      id: new_id,
      title,
      version: { id: flyer.template_version_id },
    } as const;
    const context = { actor: toFlyerActor(actor), now };
    // Checks the right first, before an error can reveal anything about the template.
    applyFlyerAction(flyer, action, context);
    const version = await loadCurrentVersion(
      transaction,
      tenant_id,
      flyer.template_id,
      'template-no-longer-used',
    );
    const outcome = applyFlyerAction(flyer, { ...action, version }, context);
    if (!outcome.created || !outcome.audit) throw new Error('The workflow made no copy');
    transaction.create(db.flyers(tenant_id).doc(new_id), outcome.created);
    audit(transaction, {
      actor,
      ...outcome.audit,
      at: now,
      entity: { type: 'flyer', id: new_id, head: null },
      after: { title, ...outcome.audit.after },
    });
    return { id: new_id };
  });
}

/**
 * duplicate-flyer: creates a copy for the caller, on the template's current version. Repeating the call with the same new id creates
 * nothing twice.
 */
export const duplicateFlyer = defineMemberCallable('duplicate-flyer', 'flyers:make', duplicate);
