import type { AuditEvidence, AuditedEntity } from '../auditEvidence.ts';
import type { AuditLogReader } from '../auditLogReader.ts';
import type { AuditAnchor, AuditHourAnchor, AuditSeal } from '../auditRecord.ts';

interface MemoryLog {
  tenantId: string;
  records: readonly AuditEvidence[];
  /** All that carry a head; any other entity has none. */
  entities: readonly AuditedEntity[];
  seals: readonly AuditSeal[];
  anchors?: readonly { date: string; anchor: AuditAnchor | null }[];
  hours?: readonly { date: string; anchor: AuditHourAnchor | null }[];
}

/** Reads a log from memory, as the functions read it from the database. */
export function memoryLogReader({
  tenantId,
  records,
  entities,
  seals,
  anchors = [],
  hours = [],
}: MemoryLog): AuditLogReader {
  const evidence = records.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const times = evidence
    .flatMap(({ at }) => at ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime());
  const members = entities
    .filter(({ entity_type }) => entity_type === 'member')
    .toSorted((one, other) => (one.entity_id < other.entity_id ? -1 : 1));
  const headOf = (type: string, id: string) =>
    entities.find((one) => one.entity_type === type && one.entity_id === id)?.head ?? null;
  return {
    tenantId,
    anchoredDays: anchors.map(({ date }) => date),
    countRecords: () => Promise.resolve(evidence.length),
    readRecords: (after, limit) =>
      Promise.resolve(evidence.filter(({ id }) => id > (after ?? '')).slice(0, limit)),
    readRecord: (wanted) => Promise.resolve(evidence.find(({ id }) => id === wanted)),
    readHeads: (wanted) =>
      Promise.resolve(
        wanted.map(({ entity_type, entity_id }) => ({
          entity_type,
          entity_id,
          head: headOf(entity_type, entity_id),
        })),
      ),
    readMembers: (after, limit) =>
      Promise.resolve(members.filter(({ entity_id }) => entity_id > (after ?? '')).slice(0, limit)),
    readSeals: (after, limit) =>
      Promise.resolve(seals.filter(({ date }) => date > (after ?? '')).slice(0, limit)),
    readSeal: (wanted) => Promise.resolve(seals.find(({ date }) => date === wanted)),
    readFirstTime: (from) => Promise.resolve(times.find((at) => at >= from)),
    readHashes: (from, end) =>
      Promise.resolve(
        evidence
          .filter(({ at }) => at !== null && at >= from && at < end)
          .map(({ id, hash }) => ({ id, hash: hash ?? '' })),
      ),
    readAnchor: (wanted) => Promise.resolve(anchors.find(({ date }) => date === wanted)?.anchor ?? null),
    readHourAnchors: (after, limit) =>
      Promise.resolve(hours.filter(({ date }) => date > (after ?? '')).slice(0, limit)),
  };
}
