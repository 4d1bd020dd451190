import type { AuditEvidence, AuditedEntity } from './auditEvidence.ts';
import type { AuditAnchor, AuditEntityType, AuditHourAnchor, AuditSeal } from './auditRecord.ts';

export type AuditEntity = Pick<AuditedEntity, 'entity_type' | 'entity_id'>;
/** The entity types of which a tenant has many. */
export type ListedEntityType = Exclude<AuditEntityType, 'company' | 'security' | 'audit_log'>;
/** Returns a unique key for an entity. */
export const toEntityKey = ({ entity_type, entity_id }: AuditEntity) => `${entity_type} ${entity_id}`;
/** A record's position by time and id; only its reader understands it. */
export interface PositionedRecord {
  position: string;
}
/** A record of a day, as input for digests. */
export interface AuditHash extends PositionedRecord {
  id: string;
  hash: string;
}
/** Returns up to `limit` records of a period, excluding its end, ordered by time and id. */
export type ReadHashes = (from: Date, end: Date, after: string | null, limit: number) => Promise<AuditHash[]>;

/** Reads a tenant's audit log at a single point in time, and its anchors as listed before that. */
export interface AuditLogReader {
  tenantId: string;
  /** Days with an anchor, in order, from where the check of sealed days continues; far more than one step checks. */
  anchoredDays: readonly string[];
  /** Counts the records from a time on; all records without one. */
  countRecords: (from: Date | null) => Promise<number>;
  /** Returns up to `limit` records, ordered by id. */
  readRecords: (after: string | null, limit: number) => Promise<AuditEvidence[]>;
  /** Returns up to `limit` records from a time on, ordered by time and id. */
  readRecordsSince: (
    from: Date,
    after: string | null,
    limit: number,
  ) => Promise<(AuditEvidence & PositionedRecord)[]>;
  /** Returns those of these records that exist. */
  readRecordsById: (ids: readonly string[]) => Promise<AuditEvidence[]>;
  /** Returns the heads stored on the entities' own records. */
  readHeads: (entities: readonly AuditEntity[]) => Promise<AuditedEntity[]>;
  /** Returns up to `limit` entities of a type with their heads, ordered by id. */
  readEntities: (type: ListedEntityType, after: string | null, limit: number) => Promise<AuditedEntity[]>;
  /** Returns up to `limit` seals by date. */
  readSeals: (after: string | null, limit: number) => Promise<AuditSeal[]>;
  readSeal: (date: string) => Promise<AuditSeal | undefined>;
  /** Returns the time of the first record at or after a given time. */
  readFirstTime: (from: Date) => Promise<Date | undefined>;
  readHashes: ReadHashes;
  /** Returns the anchor of a day, or null if the file contains no anchor. */
  readAnchor: (date: string) => Promise<AuditAnchor | null>;
  /** Returns the newest hourly anchor of each of the next `limit` days that have one, by day. */
  readHourAnchors: (
    afterDay: string | null,
    limit: number,
  ) => Promise<{ date: string; anchor: AuditHourAnchor | null }[]>;
}
