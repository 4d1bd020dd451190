import type { Member } from '@brokerage/domain/member/member';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';

/** Returns the member's entry in the public directory; undefined when they are not listed. */
export async function findListedOfficer(
  transaction: Transaction,
  { tenant_id, officer_id }: Member,
): Promise<{ id: string; name: string } | undefined> {
  if (officer_id === null) return undefined;
  const entry = (await transaction.get(db.officers(tenant_id).doc(officer_id))).data();
  return entry?.listed ? { id: entry.id, name: entry.name } : undefined;
}
