import { db } from '../../data/db.ts';
import type { Reader } from '../../data/reader.ts';

/** Returns the uids of deactivated members whose links are forwarded to this one, `limit` of them at most. */
export async function findPredecessors(
  reader: Reader,
  tenantId: string,
  uid: string,
  limit: number,
): Promise<string[]> {
  const predecessors = await reader.get(
    db
      .members()
      .withConverter(null)
      .where('tenant_id', '==', tenantId)
      .where('links_forward_to', '==', uid)
      .select()
      .limit(limit),
  );
  return predecessors.docs.map(({ id }) => id);
}
