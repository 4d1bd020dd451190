import { db } from '../../data/db.ts';
import { rememberForAMinute } from '../../data/rememberForAMinute.ts';

const isListed = rememberForAMinute(
  async (tenantId, officerId) => (await db.officers(tenantId).doc(officerId).get()).data()?.listed === true,
);

/** The officer's id in the public directory, null when they are not listed; at most a minute old. */
export async function listedId(
  tenantId: string,
  officerId: string | null,
  now: Date,
): Promise<string | null> {
  return officerId !== null && (await isListed(tenantId, officerId, now)) ? officerId : null;
}
