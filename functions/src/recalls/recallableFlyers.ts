import { type Finding, findingId } from '@brokerage/domain/finding/finding';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { isNamed, namedFlyerIds, type RecallCriterion } from '@brokerage/domain/recall/recallCriterion';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';
import { readPage } from '../data/readPage.ts';

type Described = Exclude<RecallCriterion, { by: 'flyer' | 'selection' | 'check' }>;

/** Returns a criterion as flyer fields with their values. */
function toConditions(criterion: Described): [field: keyof Flyer, value: string][] {
  switch (criterion.by) {
    case 'template': {
      const { template_id, template_version_id } = criterion;
      return [
        ['template_id', template_id],
        ...(template_version_id === null
          ? []
          : [['template_version_id', template_version_id] satisfies [keyof Flyer, string]]),
      ];
    }
    case 'officer':
      return [['owner_user_id', criterion.user_id]];
    case 'realtor':
      return [['realtor_id', criterion.realtor_id]];
    case 'license': {
      const { license_state, license_officer_id } = criterion;
      return [
        ['license_state', license_state],
        ...(license_officer_id === null
          ? []
          : [['license_officer_id', license_officer_id] satisfies [keyof Flyer, string]]),
      ];
    }
  }
}

/** Returns whether a check has an undecided finding on the flyer, or had one when the flyer was recalled. */
async function hasFinding(
  transaction: Transaction,
  { tenant_id, id }: Flyer,
  check: string,
): Promise<boolean> {
  const finding = (await transaction.get(db.findings(tenant_id).doc(findingId(id, check)))).data();
  // A recall by finding skips flyers with an open correction request.
  return finding?.status === 'open' || (finding?.status === 'recalled' && finding.by === null);
}

/** Returns whether a criterion covers the flyer, regardless of the flyer's status. */
export async function isCoveredBy(
  transaction: Transaction,
  flyer: Flyer,
  criterion: RecallCriterion,
): Promise<boolean> {
  if (criterion.by === 'check') return hasFinding(transaction, flyer, criterion.check);
  if (isNamed(criterion)) return namedFlyerIds(criterion).includes(flyer.id);
  return toConditions(criterion).every(([field, value]) => flyer[field] === value);
}

/** Returns the query for the approved flyers that match a criterion. Uses only equalities, so it needs no composite index. */
export function describedFlyers(tenantId: string, criterion: Described): Query<Flyer> {
  let query: Query<Flyer> = db.flyers(tenantId).where('status', '==', 'approved');
  for (const [field, value] of toConditions(criterion)) query = query.where(field, '==', value);
  return query;
}

/** Returns the query for a check's open findings, ordered by flyer. */
export const openFindings = (tenantId: string, check: string): Query<Finding> =>
  db.findings(tenantId).where('check', '==', check).where('status', '==', 'open').orderBy('flyer_id');

/** Which flyers to read: up to `limit` after the one with the id `after`; null: from the start. */
interface FlyerRange {
  after: string | null;
  limit: number;
}

/** A page of flyers in the order of their ids, and where the next page starts; null: this is the last page. */
interface FlyerPage {
  flyers: Flyer[];
  after: string | null;
}

async function loadPage(
  transaction: Transaction,
  query: Query<Flyer>,
  { after, limit }: FlyerRange,
): Promise<FlyerPage> {
  const page = await readPage(transaction, query, after, limit);
  return { flyers: page.docs.map((one) => one.data()), after: page.after };
}

/** Returns those of these flyers that are approved. */
export async function loadApprovedFlyers(
  transaction: Transaction,
  tenantId: string,
  ids: readonly string[],
): Promise<Flyer[]> {
  if (ids.length === 0) return [];
  const found = await transaction.getAll(...ids.map((id) => db.flyers(tenantId).doc(id)));
  return found.flatMap((one) => {
    const flyer = one.data();
    return flyer?.status === 'approved' ? [flyer] : [];
  });
}

/** Returns the next approved flyers that match a criterion; for a criterion that names flyers, checks `limit` of them. */
export async function loadRecallable(
  transaction: Transaction,
  tenantId: string,
  criterion: RecallCriterion,
  range: FlyerRange,
): Promise<FlyerPage> {
  const { after, limit } = range;
  if (criterion.by === 'check') {
    const ordered = openFindings(tenantId, criterion.check).limit(limit);
    const page = await transaction.get(after === null ? ordered : ordered.startAfter(after));
    const ids = page.docs.map((one) => one.data().flyer_id);
    const flyers = await loadApprovedFlyers(transaction, tenantId, ids);
    return { flyers, after: page.size < limit ? null : (ids.at(-1) ?? null) };
  }
  if (!isNamed(criterion)) {
    return loadPage(transaction, describedFlyers(tenantId, criterion), range);
  }
  const rest = namedFlyerIds(criterion).filter((id) => after === null || id > after);
  const some = rest.slice(0, limit);
  const flyers = await loadApprovedFlyers(transaction, tenantId, some);
  return { flyers, after: rest.length > some.length ? (some.at(-1) ?? null) : null };
}

/** Returns the next flyers that a recall still holds. */
export const loadRecalled = (
  transaction: Transaction,
  tenantId: string,
  recallId: string,
  range: FlyerRange,
): Promise<FlyerPage> =>
  loadPage(
    transaction,
    db.flyers(tenantId).where('recall_id', '==', recallId).where('status', '==', 'recalled'),
    range,
  );
