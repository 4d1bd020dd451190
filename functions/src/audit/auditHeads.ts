import { type AuditHead, auditHeadSchema } from '@brokerage/domain/audit/auditHead';
import type { AuditEntityType } from '@brokerage/domain/audit/auditRecord';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';

/** Returns the audit head that a document carries; null when it has none or an unreadable one. */
export function toAuditHead(snapshot: DocumentSnapshot<unknown> | undefined): AuditHead | null {
  return auditHeadSchema.safeParse(snapshot?.get('audit_head')).data ?? null;
}

/**
 * Reads the audit head of an entity, whose id is the tenant's for its company and its security settings. Where the entity's own record
 * carries the head, as flyers and members do, a transaction that reads the record takes its `audit_head` instead.
 */
export async function loadAuditHead(
  transaction: Transaction,
  tenantId: string,
  type: AuditEntityType,
  id = tenantId,
): Promise<AuditHead | null> {
  const [own, old] = await Promise.all([
    transaction.get(db.audited(tenantId, type, id)),
    // The company's may still be in its older place, on the tenant's public record.
    type === 'company' ? transaction.get(db.tenant(tenantId).withConverter(null)) : undefined,
  ]);
  return toAuditHead(own) ?? toAuditHead(old);
}

/** Reads the audit heads of several entities in one request, and returns how to find one by its id. */
export async function loadAuditHeads(
  transaction: Transaction,
  tenantId: string,
  type: Exclude<AuditEntityType, 'company'>,
  ids: readonly string[],
): Promise<(id: string) => AuditHead | null> {
  if (ids.length === 0) return () => null;
  const stored = await transaction.getAll(...ids.map((id) => db.audited(tenantId, type, id)));
  const heads = new Map(ids.map((id, index) => [id, toAuditHead(stored[index])]));
  return (id) => heads.get(id) ?? null;
}

/** Reads a record, if there is one, and the audit head beside it, which stays when the record is removed. */
export async function loadAudited<T>(
  transaction: Transaction,
  record: DocumentReference<T>,
  { tenantId, type }: { tenantId: string; type: AuditEntityType },
): Promise<{ record: T | undefined; head: AuditHead | null }> {
  const [stored, head] = await Promise.all([
    transaction.get(record),
    loadAuditHead(transaction, tenantId, type, record.id),
  ]);
  return { record: stored.data(), head };
}
