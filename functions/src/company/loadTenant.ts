import type { Tenant } from '@brokerage/domain/company/tenant';
import { db } from '../data/db.ts';

/** @throws Error when the tenant has no settings: every tenant has */
export async function loadTenant(tenantId: string): Promise<Tenant> {
  const tenant = (await db.tenant(tenantId).get()).data();
  if (!tenant) throw new Error('The tenant has no settings');
  return tenant;
}
