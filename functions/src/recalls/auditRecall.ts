import type { AuditAction, AuditSnapshot } from '@brokerage/domain/audit/auditRecord';
import type { Recall } from '@brokerage/domain/recall/recall';
import { audit } from '../audit/audit.ts';

/** Records an act about a recall in the transaction that does it. */
export function auditRecall(
  transaction: FirebaseFirestore.Transaction,
  recall: Pick<Recall, 'id' | 'tenant_id' | 'audit_head'>,
  by: Recall['by'],
  action: Extract<AuditAction, `recall_${string}`>,
  { before, after }: { before: AuditSnapshot | null; after: AuditSnapshot },
  at: Date,
): void {
  audit(transaction, {
    actor: { tenant_id: recall.tenant_id, ...by },
    action,
    entity: { type: 'recall', id: recall.id, head: recall.audit_head },
    before,
    after,
    at,
  });
}
