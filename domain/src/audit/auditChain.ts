import type { AuditHead, AuditRecord, AuditSeal } from './auditRecord.ts';
import { canonicalJson } from './canonicalJson.ts';

/** SHA-256 of a text's UTF-8 bytes, as 64 hexadecimal digits. The runtime's own; domain has none. */
export type Sha256 = (text: string) => string;

/** Sorts by entity, then by seq. */
export const auditRecordId = (entityType: string, entityId: string, seq: number): string =>
  `${entityType}-${entityId}-${String(seq).padStart(8, '0')}`;

/** The hash of a record: of all its fields but `hash` itself. */
export function auditRecordHash({ hash: _, ...fields }: AuditRecord, sha256: Sha256): string {
  return sha256(canonicalJson(fields));
}

/** The next record of an entity's chain. `head`: what the entity's own record carries so far. */
export function nextAuditRecord(
  draft: Omit<AuditRecord, 'id' | 'seq' | 'prev_hash' | 'hash'>,
  head: AuditHead | null,
  sha256: Sha256,
): { record: AuditRecord; head: AuditHead } {
  const seq = (head?.seq ?? 0) + 1;
  const open: AuditRecord = {
    ...draft,
    id: auditRecordId(draft.entity_type, draft.entity_id, seq),
    seq,
    prev_hash: head?.hash ?? null,
    hash: '',
  };
  const record = { ...open, hash: auditRecordHash(open, sha256) };
  return { record, head: { seq, hash: record.hash } };
}

/** The day of a moment, UTC: 2026-11-20. */
export const auditDay = (at: Date): string => at.toISOString().slice(0, 10);

export function dayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return auditDay(next);
}

/** The digest of a day: over the digest of the day before and the hashes of the day's records in the order of their ids. */
export function auditSealDigest(
  prevDigest: string | null,
  records: readonly Pick<AuditRecord, 'id' | 'hash'>[],
  sha256: Sha256,
): string {
  const inOrder = records.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return sha256(canonicalJson([prevDigest, ...inOrder.map(({ id, hash }) => [id, hash])]));
}

/** Closes a day. `records`: all of that day. */
export function nextAuditSeal(
  date: string,
  previous: Pick<AuditSeal, 'digest'> | undefined,
  records: readonly Pick<AuditRecord, 'id' | 'hash'>[],
  sealedAt: Date,
  sha256: Sha256,
): AuditSeal {
  const prev_digest = previous?.digest ?? null;
  const digest = auditSealDigest(prev_digest, records, sha256);
  return { id: date, date, count: records.length, digest, prev_digest, sealed_at: sealedAt };
}
