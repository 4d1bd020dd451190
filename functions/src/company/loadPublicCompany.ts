import { type PublicCompany, toPublicCompany } from '@brokerage/domain/company/publicCompany';
import { MAX_LICENSES } from '@brokerage/domain/license/license';
import { companyDay } from '@brokerage/domain/schedule/companyDay';
import { db } from '../data/db.ts';
import { loadTenant } from './loadTenant.ts';

/**
 * Returns what the public site says of a company.
 * @throws Error when the tenant has no settings
 */
export async function loadPublicCompany(tenantId: string): Promise<PublicCompany> {
  const [tenant, found] = await Promise.all([
    loadTenant(tenantId),
    db.licenses(tenantId).where('holder_kind', '==', 'company').limit(MAX_LICENSES).get(),
  ]);
  return toPublicCompany(tenant, {
    licenses: found.docs.map((snapshot) => snapshot.data()),
    today: companyDay(new Date(), tenant.office_schedule.time_zone),
  });
}
