import { LICENSE_PAGE_LIMIT, type License } from '@brokerage/domain/license/license';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';

/** Reads the licenses of up to 30 holders of a tenant: the company's under the tenant's id, a branch's and an officer's under theirs. */
export async function loadHolderLicenses(
  transaction: Transaction,
  tenantId: string,
  holderIds: readonly string[],
): Promise<License[]> {
  const found = await transaction.get(
    db
      .licenses(tenantId)
      .where('holder_id', 'in', [...new Set(holderIds)])
      .limit(LICENSE_PAGE_LIMIT),
  );
  return found.docs.map((one) => one.data());
}
