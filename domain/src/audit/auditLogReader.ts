import type { AuditEvidence, AuditedEntity } from './auditEvidence.ts';
import type { AuditAnchor, AuditHourAnchor, AuditSeal } from './auditRecord.ts';

export type Entity = Pick<AuditedEntity, 'entity_type' | 'entity_id'>;
/** A record of a day, as digests need it. */
export interface AuditHash {
  id: string;
  hash: string;
}

/** Reads a tenant's audit log at one moment, and its anchors as they were listed before that moment. */
export interface AuditLogReader {
  tenantId: string;
  /** Days with an anchor, in order. */
  anchoredDays: readonly string[];
  countRecords: () => Promise<number>;
  /** Returns up to `limit` records in the order of their ids. */
  readRecords: (after: string | null, limit: number) => Promise<AuditEvidence[]>;
  readRecord: (id: string) => Promise<AuditEvidence | undefined>;
  /** Returns the heads that the entities' own records carry. */
  readHeads: (entities: readonly Entity[]) => Promise<AuditedEntity[]>;
  /** Returns up to `limit` members in the order of their ids. */
  readMembers: (after: string | null, limit: number) => Promise<AuditedEntity[]>;
  /** Returns up to `limit` seals by date. */
  readSeals: (after: string | null, limit: number) => Promise<AuditSeal[]>;
  readSeal: (date: string) => Promise<AuditSeal | undefined>;
  /** Returns the time of the first record at or after a moment. */
  readFirstTime: (from: Date) => Promise<Date | undefined>;
  /** Returns the records of a stretch of time, its end excluded. */
  readHashes: (from: Date, end: Date) => Promise<AuditHash[]>;
  /** Returns the anchor of a day, or null if the file has no anchor in it. */
  readAnchor: (date: string) => Promise<AuditAnchor | null>;
  /** Returns the newest hourly anchor of each of the next `limit` days that have one, by day. */
  readHourAnchors: (
    afterDay: string | null,
    limit: number,
  ) => Promise<{ date: string; anchor: AuditHourAnchor | null }[]>;
}
