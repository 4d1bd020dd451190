import { FINDINGS_LIMIT } from '@brokerage/domain/finding/finding';
import { isLive } from '@brokerage/domain/finding/nextFinding';
import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { db } from '../data/db.ts';
import { loadLiveFindings } from './loadLiveFindings.ts';
import { storeFindings } from './storeFindings.ts';

/** A query takes 30 values of `in`. */
const IDS_PER_QUERY = 30;
/** Flyers whose findings are stored at a time. */
const AT_ONCE = 10;

/** Returns the flyers that have findings already. */
async function findKnown(tenantId: string, flyers: readonly Flyer[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let start = 0; start < flyers.length; start += IDS_PER_QUERY) {
    const ids = flyers.slice(start, start + IDS_PER_QUERY).map(({ id }) => id);
    const found = await db
      .findings(tenantId)
      .where('flyer_id', 'in', ids)
      .withConverter(null)
      .select('flyer_id')
      .limit(IDS_PER_QUERY * FINDINGS_LIMIT)
      .get();
    for (const one of found.docs) known.add(one.get('flyer_id') as string);
  }
  return known;
}

/** Checks some flyers of a tenant and stores what is found. Returns how many findings somebody has to look at. */
export async function recheckFlyers(tenantId: string, flyers: readonly Flyer[], now: Date): Promise<number> {
  const live = flyers.filter((flyer) => isLive(flyer, now));
  const [found, known] = await Promise.all([
    live.length > 0 ? loadLiveFindings(tenantId, live, now) : undefined,
    findKnown(tenantId, flyers),
  ]);
  const concerned = flyers.filter(({ id }) => known.has(id) || (found?.get(id)?.length ?? 0) > 0);
  let count = 0;
  for (let start = 0; start < concerned.length; start += AT_ONCE) {
    const some = concerned.slice(start, start + AT_ONCE);
    const counts = await Promise.all(
      some.map((flyer) => storeFindings(flyer, found?.get(flyer.id) ?? [], now)),
    );
    count += counts.reduce((sum, one) => sum + one, 0);
  }
  return count;
}
