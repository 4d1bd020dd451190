import { chunks } from '@brokerage/domain/collections/chunks';
import { IN_QUERY_LIMIT } from '@brokerage/domain/collections/inQueryLimit';
import { FINDING_DAYS, FINDINGS_LIMIT, type Finding, findingId } from '@brokerage/domain/finding/finding';
import {
  type FlyerFigures,
  isLive,
  toClearedFinding,
  toFoundFinding,
} from '@brokerage/domain/finding/nextFinding';
import { checkLiveFlyer, type LiveFinding } from '@brokerage/domain/flyer/checks/checkLiveFlyer';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerLicensing } from '@brokerage/domain/license/flyerLicensing';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import type { DocumentReference } from 'firebase-admin/firestore';
import { loadCompanyDayAgo } from '../company/loadCompanyDayAgo.ts';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { getAllTyped } from '../data/getAllTyped.ts';
import { findSnapshot } from '../flyers/loadSnapshot.ts';
import { loadFlyerLicensing } from '../flyers/workflow/load/loadFlyerLicensing.ts';
import { sumLinkCounts } from '../links/counts/sumLinkCounts.ts';
import { findMember } from '../members/load/findMember.ts';
import { loadMemberBranch } from '../members/load/loadMemberBranch.ts';

/** Returns a flyer's views and applications of the last 30 days. */
async function loadFigures(tenantId: string, flyerId: string, now: Date): Promise<FlyerFigures> {
  const since = await loadCompanyDayAgo(tenantId, FINDING_DAYS, now);
  const ofFlyer = { by: 'flyer_instance_id', values: [flyerId], since } as const;
  const [views, applications] = await Promise.all([
    sumLinkCounts(tenantId, { ...ofFlyer, figure: 'views' }),
    sumLinkCounts(tenantId, { ...ofFlyer, figure: 'applications' }),
  ]);
  return { views, applications };
}

/** Returns what decides whether a flyer is unchanged since its check. */
const toState = ({ status, snapshot, valid_until }: Flyer): string =>
  `${status} ${snapshot?.revision} ${valid_until?.getTime()}`;

const NONE: FlyerFigures = { views: 0, applications: 0 };

/** Returns whether a finding still needs somebody's action. */
const isCounted = ({ status }: Finding): boolean => status === 'open' || status === 'correction_asked';

/**
 * Stores a flyer's findings along with the known ones: findings seen again are updated, others closed. An unchanged result updates only the
 * time. Skips a flyer that has changed since it was checked, because its own change triggers a check. Returns how many findings count.
 * @param known ids of the flyer's stored findings. They are read by id, because a query's locks would conflict with those of other flyers
 */
async function storeFindings(
  flyer: Flyer,
  { liveFindings, known }: { liveFindings: readonly LiveFinding[]; known: readonly string[] },
  now: Date,
): Promise<number> {
  const { id, tenant_id: tenantId } = flyer;
  const figures = liveFindings.length > 0 ? await loadFigures(tenantId, id, now) : NONE;
  const ids = new Set([...known, ...liveFindings.map(({ check }) => findingId(id, check))]);
  const refs = [...ids].map((documentId) => db.findings(tenantId).doc(documentId));
  return db.runTransaction(async (transaction) => {
    const [record, ...records] = await getAllTyped(transaction, db.flyers(tenantId).doc(id), ...refs);
    const current = record.data();
    const stored = records.flatMap((record) => record.data() ?? []);
    const counted = stored.filter(isCounted).length;
    if (!current || toState(current) !== toState(flyer)) return counted;
    const live = isLive(current, now) ? liveFindings : [];
    const seen = live.map((found) =>
      toFoundFinding(
        stored.find(({ check }) => check === found.check),
        found,
        { flyer: current, figures, now },
      ),
    );
    const cleared = stored
      .filter(({ check }) => !live.some((found) => found.check === check))
      .flatMap((finding) => toClearedFinding(finding, current, now) ?? []);
    for (const finding of [...seen, ...cleared]) {
      transaction.set(db.findings(tenantId).doc(finding.id), finding);
    }
    const isAsked = seen.some(({ status }) => status === 'correction_asked');
    if (current.correction_request !== null && !isAsked) {
      transaction.update(db.flyers(tenantId).doc(id), { correction_request: null });
    }
    return seen.filter(isCounted).length;
  });
}

/** Number of flyers whose findings are stored at a time. */
const CONCURRENCY = 10;

/** Returns the ids of the stored findings of a batch of flyers, by flyer id. */
async function loadKnown(tenantId: string, flyers: readonly Flyer[]): Promise<Map<string, string[]>> {
  const known = new Map<string, string[]>();
  for (const batch of chunks(flyers, IN_QUERY_LIMIT)) {
    const ids = batch.map(({ id }) => id);
    const findings = await db
      .findings(tenantId)
      .where('flyer_id', 'in', ids)
      .withConverter(null)
      .select('flyer_id')
      .limit(IN_QUERY_LIMIT * FINDINGS_LIMIT)
      .get();
    for (const finding of findings.docs) {
      const flyerId = finding.get('flyer_id') as string;
      known.set(flyerId, [...(known.get(flyerId) ?? []), finding.id]);
    }
  }
  return known;
}

/** Checks a batch of a tenant's flyers and stores the findings. Returns how many findings need attention. */
export async function recheckFlyers(tenantId: string, flyers: readonly Flyer[], now: Date): Promise<number> {
  const live = flyers.filter((flyer) => isLive(flyer, now));
  const [liveFindings, known] = await Promise.all([
    live.length > 0 ? loadLiveFindings(tenantId, live, now) : undefined,
    loadKnown(tenantId, flyers),
  ]);
  const concerned = flyers.filter(({ id }) => known.has(id) || (liveFindings?.get(id)?.length ?? 0) > 0);
  let count = 0;
  for (const batch of chunks(concerned, CONCURRENCY)) {
    const counts = await Promise.all(
      batch.map((flyer) =>
        storeFindings(
          flyer,
          { liveFindings: liveFindings?.get(flyer.id) ?? [], known: known.get(flyer.id) ?? [] },
          now,
        ),
      ),
    );
    count += counts.reduce((sum, findings) => sum + findings, 0);
  }
  return count;
}

/** Returns `read` memoized by `toId`. */
function once<K, T>(read: (key: K) => Promise<T>, toId: (key: K) => string): (key: K) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const value = known.get(toId(key)) ?? read(key);
    known.set(toId(key), value);
    return value;
  };
}

/**
 * Returns what the current checks find on each of a tenant's approved flyers, by id. A flyer without its snapshot or version is left out:
 * nobody can open it.
 */
function loadLiveFindings(
  tenantId: string,
  flyers: readonly Flyer[],
  now: Date,
): Promise<Map<string, LiveFinding[]>> {
  return db.runReadOnly(async (transaction) => {
    const tenant = await loadTenant(tenantId, transaction);
    const today = dayInZone(now, tenant.office_schedule.time_zone);
    const loadVersion = once(
      async (ref: DocumentReference<TemplateVersion>) => (await transaction.get(ref)).data(),
      ({ path }) => path,
    );
    const loadLicensing = once(
      async (uid: string): Promise<FlyerLicensing> => {
        const owner = await findMember(transaction, tenantId, uid);
        const { officer_id = null, branch_id = null } = owner ?? {};
        const member = { tenant_id: tenantId, officer_id, branch_id };
        const branch = await loadMemberBranch(transaction, member);
        return loadFlyerLicensing(transaction, { member, branch, tenant });
      },
      (uid) => uid,
    );
    const entries = await Promise.all(
      flyers.map(async (flyer) => {
        const snapshot = await findSnapshot(transaction, flyer);
        if (!snapshot) return undefined;
        const version = await loadVersion(
          db.templateVersion(tenantId, flyer.template_id, snapshot.template_version_id),
        );
        if (!version) return undefined;
        const licensing = await loadLicensing(flyer.owner_user_id);
        const isReviewed = flyer.approved_by_user_id !== null;
        return [flyer.id, checkLiveFlyer({ snapshot, version, licensing, isReviewed }, today)] as const;
      }),
    );
    return new Map(entries.filter((entry) => entry !== undefined));
  });
}
