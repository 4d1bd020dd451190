import { hasLeft } from '@brokerage/domain/directory/entryState';
import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import type { Member } from '@brokerage/domain/member/member';
import { storedProfileSchema } from '@brokerage/domain/member/profile';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import type { Transaction } from 'firebase-admin/firestore';
import { requestSiteBuild } from '../company/requestSiteBuild.ts';
import { db } from '../data/db.ts';

// An invalid profile from before these checks would make the public directory unreadable, so it isn't published.
const publishedSchema = storedProfileSchema.pick({ name: true, email: true, phone: true, nmls_id: true });
const FIELDS = publishedSchema.keyof().options;

/**
 * Reads the member's public directory entry and returns what writes a changed name, number or address to it. A profile that never had an
 * NMLS number keeps the imported one. Reading and writing are separate because a transaction has to read before it writes.
 * `publish-profile` copies the portrait.
 */
export async function publicEntryWriter(
  transaction: Transaction,
  before: Member,
): Promise<(after: Member) => void> {
  const { tenant_id, officer_id } = before;
  if (officer_id === null) return () => undefined;
  const entry = db.officers(tenant_id).doc(officer_id).withConverter(null);
  const stored = (await transaction.get(entry)).data() as Partial<OfficerRecord> | undefined;
  if (!stored || hasLeft(stored)) return () => undefined;
  return (after) => {
    const parsed = publishedSchema.safeParse(after);
    if (!parsed.success || !FIELDS.some((field) => before[field] !== after[field])) return;
    const { name, email, phone, nmls_id: nmls } = parsed.data;
    const hasNmls = nmls !== '' || before.nmls_id !== '';
    transaction.update(entry, {
      name,
      email,
      phone,
      ...(hasNmls && { nmls }),
      search_keys: toSearchKeys(searchTexts.officer({ name })),
    });
    requestSiteBuild(transaction, tenant_id);
  };
}
