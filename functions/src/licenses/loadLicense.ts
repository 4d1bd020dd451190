import type { AuditHead } from '@brokerage/domain/audit/auditHead';
import type { License } from '@brokerage/domain/license/license';
import type { Transaction } from 'firebase-admin/firestore';
import { loadAudited } from '../audit/auditHeads.ts';
import { db } from '../data/db.ts';

/** Reads a license of the tenant, if there is one, and its audit head, which stays when the license is removed. */
export async function loadLicense(
  transaction: Transaction,
  tenantId: string,
  id: string,
): Promise<{ license: License | undefined; head: AuditHead | null }> {
  const { record: license, head } = await loadAudited(transaction, db.licenses(tenantId).doc(id), {
    tenantId,
    type: 'license',
  });
  return { license, head };
}
