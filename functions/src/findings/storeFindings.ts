import { FINDING_DAYS, FINDINGS_LIMIT, type Finding } from '@brokerage/domain/finding/finding';
import { type FlyerFigures, goneFinding, isLive, seenFinding } from '@brokerage/domain/finding/nextFinding';
import type { LiveFinding } from '@brokerage/domain/flyer/checks/checkLiveFlyer';
import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { db } from '../data/db.ts';
import { dayBefore, sumSince } from '../recalls/findReach.ts';

/** Returns a flyer's views and applications of the last 30 days. */
async function loadFigures(tenantId: string, flyerId: string, now: Date): Promise<FlyerFigures> {
  const since = await dayBefore(tenantId, FINDING_DAYS, now);
  const [views, applications] = await Promise.all([
    sumSince(tenantId, 'flyer_instance_id', [flyerId], 'views', since),
    sumSince(tenantId, 'flyer_instance_id', [flyerId], 'applications', since),
  ]);
  return { views, applications };
}

/** What decides whether a flyer is still as it was checked. */
const toState = ({ status, snapshot, valid_until }: Flyer): string =>
  `${status} ${snapshot?.revision} ${valid_until?.getTime()}`;

const NONE: FlyerFigures = { views: 0, applications: 0 };

/** Whether somebody still has to do something about a finding. */
const isCounted = ({ status }: Finding): boolean => status === 'open' || status === 'correction_asked';

/**
 * Stores what was found on a flyer beside what is known of it: seen findings are updated, others closed. The same again changes nothing but
 * the time. A flyer that has changed since it was checked is left alone, as its own change has it checked. Returns how many findings
 * count.
 */
export async function storeFindings(flyer: Flyer, found: readonly LiveFinding[], now: Date): Promise<number> {
  const { id, tenant_id: tenantId } = flyer;
  const figures = found.length > 0 ? await loadFigures(tenantId, id, now) : NONE;
  return db.runTransaction(async (transaction) => {
    const current = (await transaction.get(db.flyers(tenantId).doc(id))).data();
    const query = db.findings(tenantId).where('flyer_id', '==', id).limit(FINDINGS_LIMIT);
    const stored = (await transaction.get(query)).docs.map((one) => one.data());
    const counted = stored.filter(isCounted).length;
    if (!current || toState(current) !== toState(flyer)) return counted;
    const live = isLive(current, now) ? found : [];
    const seen = live.map((one) =>
      seenFinding(
        stored.find(({ check }) => check === one.check),
        one,
        { flyer: current, figures, now },
      ),
    );
    const gone = stored
      .filter(({ check }) => !live.some((one) => one.check === check))
      .flatMap((one) => goneFinding(one, current, now) ?? []);
    for (const finding of [...seen, ...gone]) {
      transaction.set(db.findings(tenantId).doc(finding.id), finding);
    }
    const isAsked = seen.some(({ status }) => status === 'correction_asked');
    if (current.correction_request !== null && !isAsked) {
      transaction.update(db.flyers(tenantId).doc(id), { correction_request: null });
    }
    return seen.filter(isCounted).length;
  });
}
