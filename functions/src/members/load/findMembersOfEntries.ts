import { db } from '../../data/db.ts';
import type { Reader } from '../../data/reader.ts';

/** Values that Firestore takes in one `in`. */
const AT_ONCE = 30;
/** Of one query; one entry belongs to one member. */
const MAX_MEMBERS = 60;

/** Returns the members of a tenant, also deactivated ones, to whom entries of the directory belong. */
export async function findMembersOfEntries(
  reader: Reader,
  tenantId: string,
  ids: readonly string[],
): Promise<{ user_id: string; officer_id: string }[]> {
  const starts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, n) => n * AT_ONCE);
  const pages = await Promise.all(
    starts.map((start) =>
      reader.get(
        db
          .userRoles()
          .withConverter(null)
          .where('tenant_id', '==', tenantId)
          .where('officer_id', 'in', ids.slice(start, start + AT_ONCE))
          .limit(MAX_MEMBERS),
      ),
    ),
  );
  return pages
    .flatMap(({ docs }) => docs)
    .map((member) => ({ user_id: member.id, officer_id: String(member.get('officer_id')) }));
}
