import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerAction } from '@brokerage/domain/flyer/workflow/flyerTransition';
import { isRepeated } from '@brokerage/domain/flyer/workflow/isRepeated';
import type { Transaction } from 'firebase-admin/firestore';
import { loadTenant } from '../../company/loadTenant.ts';
import { type MemberSession, runMemberTransaction } from '../../http/defineMemberCallable.ts';
import { assertFlyerLicensed } from './assertLicensed.ts';
import { loadFlyer } from './load/loadFlyer.ts';
import { type FlyerState, toFlyerState, writeFlyerTransition } from './prepareFlyerTransition.ts';

/** A member's action on a flyer. */
export interface FlyerActionRequest {
  /** Id of the flyer. */
  id: string;
  action: FlyerAction;
  /** Returns whether a repeated action also matches in what `complete` adds. */
  isSame?: (transaction: Transaction, flyer: Flyer) => Promise<boolean>;
  /** Returns the action with its additional input, read in the same transaction. */
  complete?: (transaction: Transaction, flyer: Flyer) => Promise<FlyerAction>;
}

/**
 * Runs an action on one flyer. Repeating the same action returns the same result.
 * @throws DomainError those of `runMemberTransaction`, `loadFlyer` and `writeFlyerTransition`; for approve, also those of
 *   `assertFlyerLicensed`
 */
export function transitionFlyer(
  { id, action, isSame, complete }: FlyerActionRequest,
  session: MemberSession,
  now: Date,
): Promise<FlyerState> {
  return runMemberTransaction(session, async (transaction, actor) => {
    const [flyer, tenant] = await Promise.all([
      loadFlyer(transaction, actor.tenant_id, id),
      loadTenant(actor.tenant_id, transaction),
    ]);
    if (isRepeated(flyer, action, actor) && ((await isSame?.(transaction, flyer)) ?? true)) {
      return toFlyerState(flyer);
    }
    // Approval makes the flyer live under its printed code, so its licenses must be valid. In any other status, the workflow rejects it.
    if (action.name === 'approve' && flyer.status === 'pending_approval')
      await assertFlyerLicensed(transaction, flyer, now);
    const completed = (await complete?.(transaction, flyer)) ?? action;
    return writeFlyerTransition(transaction, { flyer, action: completed, actor, tenant, now });
  });
}
