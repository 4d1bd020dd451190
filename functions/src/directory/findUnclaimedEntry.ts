import { hasLeft } from '@brokerage/domain/directory/entryState';
import { type OfficerRecord, officerRecordSchema } from '@brokerage/domain/directory/officer';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { db } from '../data/db.ts';
import { findMembersOfEntries } from './findMembersOfEntries.ts';

/** Entries of one email that are looked at: more than there should be. */
const MOST = 10;

/**
 * Returns the entry that a file brought in before its person had an account: the only one with the member's email that belongs to
 * nobody. Whoever has left isn't taken back by it.
 */
export async function findUnclaimedEntry(
  transaction: FirebaseFirestore.Transaction,
  { tenant_id: tenantId, email }: Pick<UserRole, 'tenant_id' | 'email'>,
): Promise<OfficerRecord | undefined> {
  if (email === '') return undefined;
  const { docs } = await transaction.get(
    db
      .officers(tenantId)
      .withConverter(null)
      .where('email', 'in', [...new Set([email, email.toLowerCase()])])
      .limit(MOST),
  );
  const entries = docs
    .flatMap((one) => officerRecordSchema.safeParse(one.data()).data ?? [])
    .filter((entry) => !hasLeft(entry));
  const members = await findMembersOfEntries(
    transaction,
    tenantId,
    entries.map(({ id }) => id),
  );
  const [entry, ...others] = entries.filter(({ id }) => !members.some(({ officer_id }) => officer_id === id));
  return others.length === 0 ? entry : undefined;
}
