import { type AuditHead, auditHeadSchema } from '@brokerage/domain/audit/auditHead';
import type { AuditEntityType } from '@brokerage/domain/audit/auditRecord';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';

/** Returns a document's audit head; null when it has none or an unreadable one. */
export function toAuditHead(snapshot: DocumentSnapshot<unknown> | undefined): AuditHead | null {
  return auditHeadSchema.safeParse(snapshot?.get('audit_head')).data ?? null;
}

/** Entities whose heads are found by type and id. The company's may also be in an older place, see `loadCompanyAuditHead`. */
type HeadedType = Exclude<AuditEntityType, 'company'>;

/**
 * Reads an entity's audit head. For entities whose own record has the head, such as flyers and members, a transaction that reads the record
 * uses its `audit_head` instead.
 */
export const loadAuditHead = async (
  transaction: Transaction,
  tenantId: string,
  type: HeadedType,
  id: string,
): Promise<AuditHead | null> => toAuditHead(await transaction.get(db.audited(tenantId, type, id)));

/** Reads the company's audit head, which may still be in its older place, on the tenant's public record. */
export async function loadCompanyAuditHead(
  transaction: Transaction,
  tenantId: string,
): Promise<AuditHead | null> {
  const [own, old] = await Promise.all([
    transaction.get(db.audited(tenantId, 'company', tenantId)),
    transaction.get(db.tenant(tenantId).withConverter(null)),
  ]);
  return toAuditHead(own) ?? toAuditHead(old);
}

/** Reads the audit heads of several entities in one request, and returns a lookup by id. */
export async function loadAuditHeads(
  transaction: Transaction,
  tenantId: string,
  type: HeadedType,
  ids: readonly string[],
): Promise<(id: string) => AuditHead | null> {
  if (ids.length === 0) return () => null;
  const stored = await transaction.getAll(...ids.map((id) => db.audited(tenantId, type, id)));
  const heads = new Map(ids.map((id, index) => [id, toAuditHead(stored[index])]));
  return (id) => heads.get(id) ?? null;
}

/** Reads a record, if there is one, and its audit head, which is stored next to it and stays when the record is removed. */
export async function loadAudited<T>(
  transaction: Transaction,
  record: DocumentReference<T>,
  { tenantId, type }: { tenantId: string; type: HeadedType },
): Promise<{ record: T | undefined; head: AuditHead | null }> {
  const [stored, head] = await Promise.all([
    transaction.get(record),
    loadAuditHead(transaction, tenantId, type, record.id),
  ]);
  return { record: stored.data(), head };
}
