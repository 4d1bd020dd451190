import type { AuditHead } from '@brokerage/domain/audit/auditHead';
import type { License } from '@brokerage/domain/license/license';
import { storedHead } from '../audit/storedHead.ts';
import { db } from '../data/db.ts';

/** Reads a license of the tenant, if there is one, and its audit head, which stays when the license is removed. */
export async function loadLicense(
  transaction: FirebaseFirestore.Transaction,
  tenantId: string,
  id: string,
): Promise<{ license: License | undefined; head: AuditHead | null }> {
  const [stored, audited] = await Promise.all([
    transaction.get(db.licenses(tenantId).doc(id)),
    transaction.get(db.audited(tenantId, 'license', id)),
  ]);
  return { license: stored.data(), head: storedHead(audited) };
}
