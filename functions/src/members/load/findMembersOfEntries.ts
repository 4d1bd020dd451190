import { chunks } from '@brokerage/domain/collections/chunks';
import { db } from '../../data/db.ts';
import { IDS_PER_QUERY, type Reader } from '../../data/reader.ts';

/** Members that one query returns: twice its entries, as each belongs to one member and another may share it by mistake. */
const MAX_MEMBERS = 2 * IDS_PER_QUERY;

/** Returns the members of a tenant, also deactivated ones, to whom entries of the directory belong. */
export async function findMembersOfEntries(
  reader: Reader,
  tenantId: string,
  ids: readonly string[],
): Promise<{ user_id: string; officer_id: string }[]> {
  const pages = await Promise.all(
    Array.from(chunks(ids, IDS_PER_QUERY), (some) =>
      reader.get(
        db
          .userRoles()
          .withConverter(null)
          .where('tenant_id', '==', tenantId)
          .where('officer_id', 'in', some)
          .limit(MAX_MEMBERS),
      ),
    ),
  );
  return pages
    .flatMap(({ docs }) => docs)
    .map((member) => ({ user_id: member.id, officer_id: String(member.get('officer_id')) }));
}
