import { checkLiveFlyer, type LiveFinding } from '@brokerage/domain/flyer/checks/checkLiveFlyer';
import { type Flyer, inlineParts } from '@brokerage/domain/flyer/flyer';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/flyerSnapshot';
import type { FlyerLicensing } from '@brokerage/domain/license/flyerLicensing';
import { officeDay } from '@brokerage/domain/schedule/officeDay';
import { db } from '../data/db.ts';
import { loadFlyerLicensing } from '../flyers/workflow/loadFlyerLicensing.ts';

type Transaction = FirebaseFirestore.Transaction;

/** Reads each key once. */
function once<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}

async function loadApproved(transaction: Transaction, flyer: Flyer): Promise<FlyerSnapshot | undefined> {
  const { id, tenant_id, snapshot } = flyer;
  if (!snapshot) return undefined;
  const { revision } = snapshot;
  const inline = inlineParts(flyer).snapshots.find((one) => one.revision === revision);
  return inline ?? (await transaction.get(db.flyerSnapshot(tenant_id, id, revision))).data();
}

/**
 * Returns what today's checks find on each of a tenant's approved flyers, by id. A flyer whose snapshot or version is missing is left out:
 * nobody can open it.
 */
export function loadLiveFindings(
  tenantId: string,
  flyers: readonly Flyer[],
  now: Date,
): Promise<Map<string, LiveFinding[]>> {
  return db.runReadOnly(async (transaction) => {
    const tenant = (await transaction.get(db.tenant(tenantId))).data();
    if (!tenant) throw new Error('The tenant has no settings');
    const today = officeDay(now, tenant.office_schedule.time_zone);
    const loadVersion = once(async (key) => {
      const [templateId = '', versionId = ''] = key.split('\n');
      return (await transaction.get(db.templateVersion(tenantId, templateId, versionId))).data();
    });
    const loadLicensing = once(async (uid): Promise<FlyerLicensing> => {
      const owner = (await transaction.get(db.userRole(uid))).data();
      const { officer_id = null, branch_id = null } = owner?.tenant_id === tenantId ? owner : {};
      const branch =
        branch_id === null ? undefined : (await transaction.get(db.branches(tenantId).doc(branch_id))).data();
      const member = { tenant_id: tenantId, officer_id, branch_id };
      return loadFlyerLicensing(transaction, { member, branch, tenant });
    });
    const found = await Promise.all(
      flyers.map(async (flyer) => {
        const snapshot = await loadApproved(transaction, flyer);
        if (!snapshot) return undefined;
        const version = await loadVersion(`${flyer.template_id}\n${snapshot.template_version_id}`);
        if (!version) return undefined;
        const licensing = await loadLicensing(flyer.owner_user_id);
        const isReviewed = flyer.approved_by_user_id !== null;
        return [flyer.id, checkLiveFlyer({ snapshot, version, licensing, isReviewed }, today)] as const;
      }),
    );
    return new Map(found.filter((one) => one !== undefined));
  });
}
