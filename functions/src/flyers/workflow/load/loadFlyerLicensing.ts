import type { Tenant } from '@brokerage/domain/company/tenant';
import type { Branch } from '@brokerage/domain/directory/branch';
import type { FlyerLicensing } from '@brokerage/domain/license/flyerLicensing';
import type { Member } from '@brokerage/domain/member/member';
import type { Transaction } from 'firebase-admin/firestore';
import { loadHolderLicenses } from '../../../licenses/loadHolderLicenses.ts';

interface Speaker {
  /** The flyer's owner. */
  member: Pick<Member, 'tenant_id' | 'officer_id' | 'branch_id'>;
  branch: Pick<Branch, 'id' | 'state'> | undefined;
  tenant: Pick<Tenant, 'licence_lines'>;
}

/** Reads what a flyer's license text depends on. */
export async function loadFlyerLicensing(
  transaction: Transaction,
  { member, branch, tenant }: Speaker,
): Promise<FlyerLicensing> {
  const { tenant_id: tenantId, officer_id: officerId, branch_id } = member;
  const holders = [tenantId, officerId, branch_id].filter((holder) => holder !== null);
  const licenses = await loadHolderLicenses(transaction, tenantId, holders);
  return { tenantId, officerId, branch, licenses, settingsLines: tenant.licence_lines };
}
