import type { Flyer } from '@brokerage/domain/flyer/flyer';
import type { FlyerActor } from '@brokerage/domain/flyer/workflow';
import { REFUSALS } from '@brokerage/domain/flyer/workflowRefusals';
import { can, isAdministrator } from '@brokerage/domain/member/roles';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { db } from '../../data/db.ts';
import { httpError } from '../../http/httpError.ts';

/** The member as the workflow knows them. */
export const toFlyerActor = (member: UserRole): FlyerActor & { name: string } => ({
  name: member.name,
  user_id: member.user_id,
  tenant_id: member.tenant_id,
  is_administrator: isAdministrator(member.role),
  may_review: can(member, 'flyers:review'),
});

/**
 * A flyer of that tenant. Of another tenant's it says no more than of those that don't exist.
 * @throws HttpsError not-found
 */
export async function loadFlyer(
  transaction: FirebaseFirestore.Transaction,
  tenantId: string,
  id: string,
): Promise<Flyer> {
  const flyer = (await transaction.get(db.flyers(tenantId).doc(id))).data();
  if (!flyer) throw httpError(REFUSALS.notFound);
  return flyer;
}
