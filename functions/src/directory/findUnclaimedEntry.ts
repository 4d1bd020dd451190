import { hasLeft } from '@brokerage/domain/directory/entryState';
import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { findMembersOfEntries } from './findMembersOfEntries.ts';
import { isSameName } from './isSameName.ts';
import { loadDirectoryEntries } from './loadDirectoryEntries.ts';

/**
 * Returns the entry that a file brought in before its person had an account: the only one with the member's email that belongs to
 * nobody. Whoever has left isn't taken back by it, and a page on the website is never given to somebody of another name.
 */
export async function findUnclaimedEntry(
  transaction: FirebaseFirestore.Transaction,
  { tenant_id: tenantId, name, email }: Pick<UserRole, 'tenant_id' | 'name' | 'email'>,
): Promise<OfficerRecord | undefined> {
  if (email === '') return undefined;
  const { entries } = await loadDirectoryEntries(transaction, tenantId);
  const same = entries.filter(
    (entry) => !hasLeft(entry) && entry.email.trim().toLowerCase() === email.toLowerCase(),
  );
  const members = await findMembersOfEntries(
    transaction,
    tenantId,
    same.map(({ id }) => id),
  );
  const [entry, ...others] = same.filter(({ id }) => !members.some(({ officer_id }) => officer_id === id));
  if (!entry || others.length > 0) return undefined;
  return entry.listed && !isSameName(entry.name, name) ? undefined : entry;
}
