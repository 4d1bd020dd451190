import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';
import { loadCompanyAuditHead } from './auditHeads.ts';

/**
 * Moves a head that is still on the tenant's public record, or removes one that is outdated there; a second call finds nothing to do. The
 * daily job does this: if company acts did, each would write the record that all public pages read.
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
