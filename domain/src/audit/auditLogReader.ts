import type { AuditEvidence, AuditedEntity } from './auditEvidence.ts';
import type { AuditAnchor, AuditEntityType, AuditHourAnchor, AuditSeal } from './auditRecord.ts';

export type AuditEntity = Pick<AuditedEntity, 'entity_type' | 'entity_id'>;
/** The types of which a tenant has many entities. */
export type ListedEntityType = Exclude<AuditEntityType, 'company' | 'security' | 'audit_log'>;
/** Returns a text that no other entity has. */
export const toEntityKey = ({ entity_type, entity_id }: AuditEntity) => `${entity_type} ${entity_id}`;
/** Where a record is in the order of times and ids; only its reader understands it. */
export interface Positioned {
  position: string;
}
/** A record of a day, as digests need it. */
export interface AuditHash extends Positioned {
  id: string;
  hash: string;
}
/** Returns up to `limit` records of a stretch of time, its end excluded, in the order of times and ids. */
export type ReadHashes = (from: Date, end: Date, after: string | null, limit: number) => Promise<AuditHash[]>;

/** Reads a tenant's audit log at one moment, and its anchors as they were listed before that moment. */
export interface AuditLogReader {
  tenantId: string;
  /** Days with an anchor, in order, from where the check of sealed days continues; far more than one step checks. */
  anchoredDays: readonly string[];
  /** Counts the records from a moment on; all without one. */
  countRecords: (from: Date | null) => Promise<number>;
  /** Returns up to `limit` records in the order of their ids. */
  readRecords: (after: string | null, limit: number) => Promise<AuditEvidence[]>;
  /** Returns up to `limit` records from a moment on, in the order of times and ids. */
  readRecordsSince: (
    from: Date,
    after: string | null,
    limit: number,
  ) => Promise<(AuditEvidence & Positioned)[]>;
  /** Returns those of these records that are there. */
  readRecordsById: (ids: readonly string[]) => Promise<AuditEvidence[]>;
  /** Returns the heads that the entities' own records carry. */
  readHeads: (entities: readonly AuditEntity[]) => Promise<AuditedEntity[]>;
  /** Returns up to `limit` entities of a type with their heads, in the order of their ids. */
  readEntities: (type: ListedEntityType, after: string | null, limit: number) => Promise<AuditedEntity[]>;
  /** Returns up to `limit` seals by date. */
  readSeals: (after: string | null, limit: number) => Promise<AuditSeal[]>;
  readSeal: (date: string) => Promise<AuditSeal | undefined>;
  /** Returns the time of the first record at or after a moment. */
  readFirstTime: (from: Date) => Promise<Date | undefined>;
  readHashes: ReadHashes;
  /** Returns the anchor of a day, or null if the file has no anchor in it. */
  readAnchor: (date: string) => Promise<AuditAnchor | null>;
  /** Returns the newest hourly anchor of each of the next `limit` days that have one, by day. */
  readHourAnchors: (
    afterDay: string | null,
    limit: number,
  ) => Promise<{ date: string; anchor: AuditHourAnchor | null }[]>;
}
