import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import {
  type FlyerActionName,
  type FlyerActor,
  findFlyerActionError,
} from '@brokerage/domain/flyer/workflow/flyerWorkflow';
import type { Member } from '@brokerage/domain/member/member';
import { can, isAdministrator } from '@brokerage/domain/member/roles';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../../data/db.ts';

/** Returns the member as a workflow actor. */
export const toFlyerActor = (member: Member): FlyerActor & { name: string } => ({
  name: member.name,
  user_id: member.user_id,
  tenant_id: member.tenant_id,
  is_administrator: isAdministrator(member.role),
  may_review: can(member, 'flyers:review'),
  may_recall: can(member, 'flyers:recall'),
});

/**
 * Loads a flyer of that tenant. Another tenant's flyers look like ones that don't exist.
 * @throws DomainError flyer-not-found
 */
export async function loadFlyer(transaction: Transaction, tenantId: string, id: string): Promise<Flyer> {
  const flyer = (await transaction.get(db.flyers(tenantId).doc(id))).data();
  if (!flyer) throw new DomainError('flyer-not-found');
  return flyer;
}

/**
 * Asserts that the member may start the action now.
 * @throws DomainError those of `findFlyerActionError` (domain/src/flyer/workflow/flyerWorkflow.ts)
 */
export function assertCanAct(
  flyer: Pick<Flyer, 'tenant_id' | 'owner_user_id' | 'status'>,
  action: FlyerActionName,
  member: Member,
): void {
  const code = findFlyerActionError(flyer, action, toFlyerActor(member));
  if (code) throw new DomainError(code);
}
