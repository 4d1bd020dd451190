import { type PublicCompany, toPublicCompany } from '@brokerage/domain/company/publicCompany';
import { loadTenant } from './loadTenant.ts';

/**
 * Returns what the public site says of a company.
 * @throws Error when the tenant has no settings
 */
export const loadPublicCompany = async (tenantId: string): Promise<PublicCompany> =>
  toPublicCompany(await loadTenant(tenantId));
