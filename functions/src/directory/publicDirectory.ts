import { toPublicCompany } from '@brokerage/domain/company/publicCompany';
import { MAX_BRANCHES } from '@brokerage/domain/directory/branch';
import { MAX_DIRECTORY_ENTRIES } from '@brokerage/domain/directory/officer';
import { toPublicDirectory } from '@brokerage/domain/directory/toPublicDirectory';
import { MAX_LICENSES } from '@brokerage/domain/license/license';
import type { PublicSite } from '@brokerage/domain/publicCallables';
import { officeDay } from '@brokerage/domain/schedule/officeDay';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';

/** Returns a company with its branches and loan officers, in the company's order, and what its licenses say today. */
export async function publicDirectory(tenantId: string): Promise<PublicSite> {
  const [branches, officers, licenses, tenant] = await Promise.all([
    db.branches(tenantId).orderBy('name').limit(MAX_BRANCHES).get(),
    db.officers(tenantId).orderBy('name').limit(MAX_DIRECTORY_ENTRIES).get(),
    db.licenses(tenantId).limit(MAX_LICENSES).get(),
    loadTenant(tenantId),
  ]);
  const licensing = {
    licenses: licenses.docs.map((snapshot) => snapshot.data()),
    today: officeDay(new Date(), tenant.office_schedule.time_zone),
  };
  return {
    ...toPublicDirectory(
      branches.docs.map((snapshot) => snapshot.data()),
      officers.docs.map((snapshot) => snapshot.data()),
      licensing,
    ),
    company: toPublicCompany(tenant, licensing),
  };
}
