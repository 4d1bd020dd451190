import type { AuditHead } from '@brokerage/domain/audit/auditHead';
import type { AuditEntityType } from '@brokerage/domain/audit/auditRecord';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';
import { storedHead } from './storedHead.ts';

/** Reads a record, if there is one, and the audit head beside it, which stays when the record is removed. */
export async function loadAudited<T>(
  transaction: Transaction,
  record: DocumentReference<T>,
  { tenantId, type }: { tenantId: string; type: AuditEntityType },
): Promise<{ record: T | undefined; head: AuditHead | null }> {
  const [stored, audited] = await Promise.all([
    transaction.get(record),
    transaction.get(db.audited(tenantId, type, record.id)),
  ]);
  return { record: stored.data(), head: storedHead(audited) };
}
