import type { AuditAction, AuditSnapshot } from '@brokerage/domain/audit/auditRecord';
import type { Recall } from '@brokerage/domain/recall/recall';
import type { Transaction } from 'firebase-admin/firestore';
import { audit } from '../audit/audit.ts';

interface RecallEntry {
  by: Recall['by'];
  action: Extract<AuditAction, `recall_${string}`>;
  before: AuditSnapshot | null;
  after: AuditSnapshot;
  at: Date;
}

/** Records an action on a recall in the transaction that performs it. */
export function auditRecall(
  transaction: Transaction,
  { id, tenant_id, audit_head: head }: Pick<Recall, 'id' | 'tenant_id' | 'audit_head'>,
  { by, ...entry }: RecallEntry,
): void {
  audit(transaction, { actor: { tenant_id, ...by }, entity: { type: 'recall', id, head }, ...entry });
}
