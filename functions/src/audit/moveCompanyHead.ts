import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';
import { loadCompanyAuditHead } from './auditHeads.ts';

/**
 * Moves a head that is still on the tenant's public record, or removes an outdated one there; a second call changes nothing. The daily job
 * does this, so that company acts don't each write the record that all public pages read.
 */
export function moveCompanyHead(tenantId: string): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const old = await transaction.get(db.tenant(tenantId).withConverter(null));
    if (old.get('audit_head') === undefined) return;
    const head = await loadCompanyAuditHead(transaction, tenantId);
    if (head) transaction.set(db.audited(tenantId, 'company', tenantId), { audit_head: head });
    transaction.update(old.ref, { audit_head: FieldValue.delete() });
  });
}
