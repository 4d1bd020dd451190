import { compareText } from '../text/compareText.ts';
import type { AuditHead } from './auditHead.ts';
import { type AuditRecord, type AuditSeal, DIGEST_VERSION } from './auditRecord.ts';
import { canonicalJson } from './canonicalJson.ts';

/** SHA-256 of a text's UTF-8 bytes, as 64 hexadecimal digits. The runtime provides it, because domain has none. */
export type Sha256 = (text: string) => string;

/** Returns a record's id. Ids sort by entity, then by seq. */
export const auditRecordId = (entityType: string, entityId: string, seq: number): string =>
  `${entityType}-${entityId}-${String(seq).padStart(8, '0')}`;

/** Returns the hash of a record: of all its fields except `hash` itself. */
export function auditRecordHash({ hash: _, ...fields }: AuditRecord, sha256: Sha256): string {
  return sha256(canonicalJson(fields));
}

/** Returns the next record of an entity's chain. `head`: the current head on the entity's own record. */
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

/** Returns the day of a moment, UTC: 2026-11-20. */
export const auditDay = (at: Date): string => at.toISOString().slice(0, 10);

/** Returns the next calendar day: 2026-11-21 for 2026-11-20. */
export function dayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return auditDay(next);
}

/** A record's id and hash, as input for digests. */
export type RecordHash = Pick<AuditRecord, 'id' | 'hash'>;

/** Returns the digest of a day before its first record; for an empty day, it is the final digest. */
export const startDigest = (prevDigest: string | null, sha256: Sha256): string =>
  sha256(canonicalJson([prevDigest]));

/** Adds the next record of a day, ordered by time and id. A day of any length can be read page by page. */
export const extendDigest = (digest: string, { id, hash }: RecordHash, sha256: Sha256): string =>
  sha256(canonicalJson([digest, id, hash]));

/** Returns a version 1 digest: over the previous day's digest and all records of the day at once, ordered by id. */
export function dayDigestById(
  prevDigest: string | null,
  records: readonly RecordHash[],
  sha256: Sha256,
): string {
  const inOrder = records.toSorted((one, other) => compareText(one.id, other.id));
  return sha256(canonicalJson([prevDigest, ...inOrder.map(({ id, hash }) => [id, hash])]));
}

/** Returns the digest of records in memory, such as those of the seeded world. */
export function dayDigest(
  prevDigest: string | null,
  records: readonly Pick<AuditRecord, 'id' | 'at' | 'hash'>[],
  sha256: Sha256,
): string {
  return records
    .toSorted((one, other) => one.at.getTime() - other.at.getTime() || compareText(one.id, other.id))
    .reduce((digest, record) => extendDigest(digest, record, sha256), startDigest(prevDigest, sha256));
}

/** Closes a day whose records are in memory. `records`: all of that day. */
export function nextAuditSeal(
  date: string,
  previous: Pick<AuditSeal, 'digest'> | undefined,
  records: readonly Pick<AuditRecord, 'id' | 'at' | 'hash'>[],
  sealedAt: Date,
  sha256: Sha256,
): AuditSeal {
  const digest = dayDigest(previous?.digest ?? null, records, sha256);
  return toAuditSeal({ date, count: records.length, digest }, previous, sealedAt);
}

/** Closes a day after all its records have been read. */
export const toAuditSeal = (
  { date, count, digest }: Pick<AuditSeal, 'date' | 'count' | 'digest'>,
  previous: Pick<AuditSeal, 'digest'> | undefined,
  sealedAt: Date,
): AuditSeal => ({
  id: date,
  date,
  count,
  digest,
  digest_version: DIGEST_VERSION,
  prev_digest: previous?.digest ?? null,
  sealed_at: sealedAt,
});
