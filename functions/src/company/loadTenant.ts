import type { Tenant } from '@brokerage/domain/company/tenant';
import { db } from '../data/db.ts';
import { directReader, type Reader } from '../data/reader.ts';

/**
 * Returns a company's current settings; in a transaction, those that it sees.
 * @throws Error if the tenant doesn't exist
 */
export async function loadTenant(tenantId: string, reader: Reader = directReader): Promise<Tenant> {
  const tenant = (await reader.get(db.tenant(tenantId))).data();
  if (!tenant) throw new Error('The tenant has no settings');
  return tenant;
}
