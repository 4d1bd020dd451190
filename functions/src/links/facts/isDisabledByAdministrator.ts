import type { Member } from '@brokerage/domain/member/member';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';

/**
 * Returns whether an administrator keeps any link or printed code of the flyer disabled. Links that the member disabled as an administrator
 * don't count.
 */
export async function isDisabledByAdministrator(
  transaction: Transaction,
  flyerId: string,
  { tenant_id, user_id }: Member,
): Promise<boolean> {
  const links = db.sharedLinks(tenant_id).where('flyer_instance_id', '==', flyerId);
  // Links that no administrator disabled have null here, which `!=` doesn't match.
  const held = await transaction.get(links.where('disabled_by_administrator_id', '!=', user_id).limit(1));
  return !held.empty;
}
