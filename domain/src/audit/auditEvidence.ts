import { auditRecordHash, auditRecordId, type Sha256 } from './auditChain.ts';
import type { AuditHead } from './auditHead.ts';
import { type AuditRecord, auditRecordSchema } from './auditRecord.ts';

/** What the check needs of a stored record. Entity and seq come from the id, which can't be edited. */
export interface AuditEvidence {
  id: string;
  entity_type: string;
  entity_id: string;
  seq: number;
  at: Date | null;
  hash: string | null;
  prev_hash: string | null;
  /** Whether the record matches its hash and is stored under its own id. */
  isIntact: boolean;
}

/** An entity with its latest record; null: it has none. */
export interface AuditedEntity {
  entity_type: string;
  entity_id: string;
  head: AuditHead | null;
}

const ID = /^([a-z_]+)-(.+)-(\d{8})$/;

/** Returns the entity from a record's id, which can't be edited. */
export function entityOfRecord(id: string): Pick<AuditEvidence, 'entity_type' | 'entity_id' | 'seq'> {
  const [, entity_type = 'unknown', entity_id = id, seq = '0'] = ID.exec(id) ?? [];
  return { entity_type, entity_id, seq: Number(seq) };
}

/** Returns the evidence of a stored record. `data` holds all of its fields, including unknown ones, with times as Dates. */
export function auditEvidence(
  id: string,
  data: Record<string, unknown>,
  tenantId: string,
  sha256: Sha256,
): AuditEvidence {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    id,
    ...entityOfRecord(id),
    at: data.at instanceof Date ? data.at : null,
    hash: text(data.hash),
    prev_hash: text(data.prev_hash),
    isIntact: isIntact(id, data, tenantId, sha256),
  };
}

function isIntact(id: string, data: Record<string, unknown>, tenantId: string, sha256: Sha256): boolean {
  const parsed = auditRecordSchema.safeParse(data);
  if (!parsed.success) return false;
  const { entity_type, entity_id, seq, hash } = parsed.data;
  if (parsed.data.id !== id || parsed.data.tenant_id !== tenantId) return false;
  if (auditRecordId(entity_type, entity_id, seq) !== id) return false;
  try {
    // Hashes the stored data, not the parsed data, so that an added field is noticed, too.
    return auditRecordHash(data as unknown as AuditRecord, sha256) === hash;
  } catch {
    return false; // not JSON that we could have written
  }
}
