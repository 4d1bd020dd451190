import type { AuditEvidence, AuditedEntity } from '../auditEvidence.ts';
import type { AuditLogReader } from '../auditLogReader.ts';
import type { AuditAnchor, AuditHourAnchor, AuditSeal } from '../auditRecord.ts';

interface MemoryLog {
  tenantId: string;
  records: readonly AuditEvidence[];
  /** All entities with a head; any other entity has none. */
  entities: readonly AuditedEntity[];
  seals: readonly AuditSeal[];
  anchors?: readonly { date: string; anchor: AuditAnchor | null }[];
  hours?: readonly { date: string; anchor: AuditHourAnchor | null }[];
}

/** Reads a log from memory, like the functions read it from the database. */
export function memoryLogReader({
  tenantId,
  records,
  entities,
  seals,
  anchors = [],
  hours = [],
}: MemoryLog): AuditLogReader {
  const evidence = records.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const inOrder = entities.toSorted((one, other) => (one.entity_id < other.entity_id ? -1 : 1));
  const inTime = evidence
    .flatMap((one) => (one.at ? [{ ...one, at: one.at, position: `${one.at.toISOString()} ${one.id}` }] : []))
    .toSorted((one, other) => (one.position < other.position ? -1 : 1));
  const since = (from: Date, after: string | null) =>
    inTime.filter(({ at, position }) => at >= from && position > (after ?? ''));
  const findHead = (type: string, id: string) =>
    entities.find((one) => one.entity_type === type && one.entity_id === id)?.head ?? null;
  return {
    tenantId,
    anchoredDays: anchors.map(({ date }) => date),
    countRecords: (from) => Promise.resolve(from ? since(from, null).length : evidence.length),
    readRecords: (after, limit) =>
      Promise.resolve(evidence.filter(({ id }) => id > (after ?? '')).slice(0, limit)),
    readRecordsSince: (from, after, limit) => Promise.resolve(since(from, after).slice(0, limit)),
    readRecordsById: (wanted) => Promise.resolve(evidence.filter(({ id }) => wanted.includes(id))),
    readHeads: (wanted) =>
      Promise.resolve(
        wanted.map(({ entity_type, entity_id }) => ({
          entity_type,
          entity_id,
          head: findHead(entity_type, entity_id),
        })),
      ),
    readEntities: (type, after, limit) =>
      Promise.resolve(
        inOrder
          .filter(({ entity_type, entity_id }) => entity_type === type && entity_id > (after ?? ''))
          .slice(0, limit),
      ),
    readSeals: (after, limit) =>
      Promise.resolve(seals.filter(({ date }) => date > (after ?? '')).slice(0, limit)),
    readSeal: (wanted) => Promise.resolve(seals.find(({ date }) => date === wanted)),
    readFirstTime: (from) => Promise.resolve(since(from, null)[0]?.at),
    readHashes: (from, end, after, limit) =>
      Promise.resolve(
        since(from, after)
          .filter(({ at }) => at < end)
          .slice(0, limit)
          .map(({ id, hash, position }) => ({ id, hash: hash ?? '', position })),
      ),
    readAnchor: (wanted) => Promise.resolve(anchors.find(({ date }) => date === wanted)?.anchor ?? null),
    readHourAnchors: (after, limit) =>
      Promise.resolve(hours.filter(({ date }) => date > (after ?? '')).slice(0, limit)),
  };
}
