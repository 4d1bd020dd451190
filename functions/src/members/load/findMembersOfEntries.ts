import { chunks } from '@brokerage/domain/collections/chunks';
import { IN_QUERY_LIMIT } from '@brokerage/domain/collections/inQueryLimit';
import { db } from '../../data/db.ts';
import type { Reader } from '../../data/reader.ts';

/** Members that one query returns: twice its entries, because each belongs to one member and another may share it by mistake. */
const MAX_MEMBERS = 2 * IN_QUERY_LIMIT;

/** Returns a tenant's members, including deactivated ones, who own directory entries. */
export async function findMembersOfEntries(
  reader: Reader,
  tenantId: string,
  ids: readonly string[],
): Promise<{ user_id: string; officer_id: string }[]> {
  const pages = await Promise.all(
    Array.from(chunks(ids, IN_QUERY_LIMIT), (batch) =>
      reader.get(
        db
          .members()
          .withConverter(null)
          .where('tenant_id', '==', tenantId)
          .where('officer_id', 'in', batch)
          .limit(MAX_MEMBERS),
      ),
    ),
  );
  return pages
    .flatMap(({ docs }) => docs)
    .map((member) => ({ user_id: member.id, officer_id: String(member.get('officer_id')) }));
}
