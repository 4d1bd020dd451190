import type { LinkCount } from '@brokerage/domain/link/linkCount';
import { toCountFacts } from '@brokerage/domain/link/linkRollUp';
import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import type { DocumentReference } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';
import { prepareRollUps } from './prepareRollUps.ts';

type Reference = DocumentReference<LinkCount>;

/** Days of single links per transaction; each changes ten shared roll-ups. */
const PAGE_SIZE = 50;
/** Pages per run, 20,000 days; the next run continues. */
const MAX_PAGES = 400;

/** Adds a batch of days to the roll-ups and marks them, all or nothing. */
function rollUpDays(tenantId: string, refs: readonly Reference[]): Promise<number> {
  return db.runTransaction(async (transaction) => {
    const days = (await transaction.getAll(...refs)).flatMap((day) => {
      const count = day.data();
      return count && !count.is_rolled_up ? [{ ref: day.ref, count }] : [];
    });
    if (days.length === 0) return 0;
    const codes = [...new Set(days.map(({ count }) => count.short_code))];
    // Read without the schema, so that one bad link doesn't block the others.
    const links = await transaction.getAll(
      ...codes.map((code) => db.sharedLinks(tenantId).doc(code).withConverter(null)),
    );
    const linksByCode = new Map(links.map((link) => [link.id, link.data() as SharedLink | undefined]));
    const daysWithFacts = days.map(({ ref, count }) => {
      const link = linksByCode.get(count.short_code);
      return { ref, count: { ...count, facts: link ? toCountFacts(link) : count.facts } };
    });
    const writeRollUps = await prepareRollUps(
      transaction,
      tenantId,
      daysWithFacts.map(({ count }) => count),
    );
    writeRollUps();
    for (const { ref, count } of daysWithFacts) {
      transaction.update(ref, { is_rolled_up: true, facts: count.facts ?? null });
    }
    return days.length;
  });
}

/**
 * Adds the days from before roll-ups, which migration 003 has marked. Each is added once, even if this is killed. Returns how many days it
 * added.
 */
export async function rollUpEarlierDays(tenantId: string): Promise<number> {
  const open = db.linkCounts(tenantId).where('is_rolled_up', '==', false).limit(PAGE_SIZE);
  let days = 0;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { docs } = await open.get();
    if (docs.length === 0) break;
    days += await rollUpDays(
      tenantId,
      docs.map(({ ref }) => ref),
    );
  }
  return days;
}
