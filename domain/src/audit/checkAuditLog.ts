import type { AuditBreak, AuditVerification } from './auditCallables.ts';
import {
  auditDay,
  auditRecordHash,
  auditRecordId,
  auditSealDigest,
  dayAfter,
  type Sha256,
} from './auditChain.ts';
import {
  type AuditAnchor,
  type AuditHead,
  type AuditRecord,
  type AuditSeal,
  auditRecordSchema,
} from './auditRecord.ts';

/** What the check needs of a stored record. Entity and seq are the id's: that one can't be edited. */
export interface AuditEvidence {
  id: string;
  entity_type: string;
  entity_id: string;
  seq: number;
  at: Date | null;
  hash: string | null;
  prev_hash: string | null;
  /** The record is what its hash says, and stands under its own id. */
  isIntact: boolean;
}

/** An anchor as it was found: of its name's day, with null for a content that is no anchor of ours. */
export interface AnchorEvidence {
  date: string;
  anchor: AuditAnchor | null;
}

/** An entity that points to its latest record; null: to none. */
export interface AuditedEntity {
  entity_type: string;
  entity_id: string;
  head: AuditHead | null;
}

interface Found {
  record_id: string;
  entity_type: string;
  entity_id: string;
  at: Date | null;
  reason: AuditBreak;
  /** Milliseconds since the epoch, for which is the first. */
  order: number;
}

const ID = /^([a-z_]+)-(.+)-(\d{8})$/;

/** `data`: all stored fields, whatever they are; times as Dates. */
export function auditEvidence(
  id: string,
  data: Record<string, unknown>,
  tenantId: string,
  sha256: Sha256,
): AuditEvidence {
  const [, entity_type = 'unknown', entity_id = id, seq = '0'] = ID.exec(id) ?? [];
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    id,
    entity_type,
    entity_id,
    seq: Number(seq),
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
    // Over what is stored, not over what was parsed: a field that was added counts, too.
    return auditRecordHash(data as unknown as AuditRecord, sha256) === hash;
  } catch {
    return false; // holds what no record of ours does
  }
}

const timeOf = (at: Date | null | undefined) => at?.getTime() ?? Number.POSITIVE_INFINITY;

function breaksOfEntity(
  { entity_type, entity_id, head }: AuditedEntity,
  records: readonly AuditEvidence[],
): Found[] {
  const found: Found[] = [];
  const report = (reason: AuditBreak, record: AuditEvidence) =>
    found.push({
      record_id: record.id,
      entity_type,
      entity_id,
      at: record.at,
      reason,
      order: timeOf(record.at),
    });
  const reportMissing = (seq: number, neighbour: AuditEvidence | undefined) =>
    found.push({
      ...{ record_id: auditRecordId(entity_type, entity_id, seq), entity_type, entity_id },
      ...{ at: null, reason: 'missing' as const, order: timeOf(neighbour?.at) },
    });

  let last: AuditEvidence | undefined;
  for (const record of records) {
    const expected = (last?.seq ?? 0) + 1;
    if (record.seq > expected) reportMissing(expected, record);
    if (!record.isIntact) report('changed', record);
    else if (record.seq === expected && record.prev_hash !== (last?.hash ?? null)) report('unlinked', record);
    last = record;
  }
  const known = head?.seq ?? 0;
  const beyond = records.find(({ seq }) => seq > known);
  if (beyond) report('unexpected', beyond);
  else if (known > (last?.seq ?? 0)) reportMissing((last?.seq ?? 0) + 1, last);
  else if (last?.isIntact && head?.hash !== last.hash) report('head_changed', last);
  return found;
}

function breaksOfSeals(
  seals: readonly AuditSeal[],
  records: readonly AuditEvidence[],
  sha256: Sha256,
): Found[] {
  const found: Found[] = [];
  const report = (reason: AuditBreak, date: string, at: Date | null) =>
    found.push({
      ...{ record_id: date, entity_type: 'seal', entity_id: date, at, reason },
      order: Date.parse(date),
    });
  const byDay = Map.groupBy(records, ({ at }) => (at ? auditDay(at) : ''));
  const [first] = seals;
  const unsealed = first && records.find(({ at }) => at && auditDay(at) < first.date);
  if (unsealed?.at) report('seal_missing', auditDay(unsealed.at), null);

  let previous: AuditSeal | undefined;
  for (const seal of seals) {
    const expected = previous ? dayAfter(previous.date) : seal.date;
    if (seal.date !== expected) report('seal_missing', expected, null);
    else if (seal.prev_digest !== (previous?.digest ?? null))
      report('seal_unlinked', seal.date, seal.sealed_at);
    const ofDay = (byDay.get(seal.date) ?? []).map(({ id, hash }) => ({ id, hash: hash ?? '' }));
    const isSame =
      ofDay.length === seal.count && auditSealDigest(seal.prev_digest, ofDay, sha256) === seal.digest;
    if (!isSame) report('day_changed', seal.date, seal.sealed_at);
    previous = seal;
  }
  return found;
}

/** Compares the seals with what stands outside the database, from the first anchored day through the last. */
function breaksOfAnchors(
  tenantId: string,
  anchors: readonly AnchorEvidence[],
  seals: readonly AuditSeal[],
  isEmpty: boolean,
): Found[] {
  const [first, last] = [anchors[0], anchors.at(-1)];
  if (!first || !last) return [];
  const found: Found[] = [];
  const report = (reason: AuditBreak, date: string, at: Date | null) =>
    found.push({
      record_id: date,
      entity_type: 'seal',
      entity_id: date,
      at,
      reason,
      order: Date.parse(date),
    });
  if (isEmpty) {
    report('log_missing', first.date, null);
    return found;
  }
  const sealOf = new Map(seals.map((seal) => [seal.date, seal]));
  const anchorOf = new Map(anchors.map((one) => [one.date, one]));
  for (let date = first.date; date <= last.date; date = dayAfter(date)) {
    const [seal, evidence] = [sealOf.get(date), anchorOf.get(date)];
    if (!seal) report('seal_missing', date, null);
    else if (!evidence) report('anchor_missing', date, seal.sealed_at);
    else if (!isSameSeal(tenantId, evidence, seal)) report('anchor_differs', date, seal.sealed_at);
  }
  return found;
}

const isSameSeal = (tenantId: string, { anchor }: AnchorEvidence, seal: AuditSeal): boolean =>
  anchor?.tenant_id === tenantId &&
  anchor.date === seal.date &&
  anchor.count === seal.count &&
  anchor.digest === seal.digest;

function sealing(
  { records, seals }: { records: readonly AuditEvidence[]; seals: readonly AuditSeal[] },
  lastFinishedDay: string,
): Pick<AuditVerification, 'sealed_through' | 'unsealed_days'> {
  const sealed_through = seals.at(-1)?.date ?? null;
  const days = new Set(records.flatMap(({ at }) => (at ? [auditDay(at)] : [])));
  const unsealed = [...days].filter((day) => day > (sealed_through ?? '') && day <= lastFinishedDay);
  return { sealed_through, unsealed_days: unsealed.length };
}

/**
 * Checks a tenant's whole log: each record against its hash, each entity's chain from 1 to the head that the entity
 * itself carries, each sealed day against its records and the day before, and each seal against its anchor outside the
 * database. Names the earliest broken record, or where every record is sound by itself, the earliest broken day.
 * `entities`: all that have records, and all that point to one. `seals`, `anchors`: by date; the anchors must have been
 * read first, so that each has its seal. `lastFinishedDay`: yyyy-mm-dd, UTC.
 */
export function checkAuditLog(
  log: {
    tenantId: string;
    records: readonly AuditEvidence[];
    entities: readonly AuditedEntity[];
    seals: readonly AuditSeal[];
    anchors: readonly AnchorEvidence[];
  },
  sha256: Sha256,
  lastFinishedDay: string,
): AuditVerification {
  const inOrder = log.records.toSorted((one, other) => one.seq - other.seq);
  const keyOf = (one: { entity_type: string; entity_id: string }) => `${one.entity_type} ${one.entity_id}`;
  const byEntity = Map.groupBy(inOrder, keyOf);
  const firstOf = (found: Found[]) => found.toSorted((one, other) => one.order - other.order)[0];
  // A day says less than the record that is wrong in it.
  const isEmpty = log.records.length === 0 && log.seals.length === 0;
  const first =
    firstOf(log.entities.flatMap((entity) => breaksOfEntity(entity, byEntity.get(keyOf(entity)) ?? []))) ??
    firstOf([
      ...breaksOfSeals(log.seals, log.records, sha256),
      ...breaksOfAnchors(log.tenantId, log.anchors, log.seals, isEmpty),
    ]);
  return {
    checked: log.records.length,
    seals_checked: log.seals.length,
    ...sealing(log, lastFinishedDay),
    anchors_checked: log.anchors.length,
    anchored_from: log.anchors[0]?.date ?? null,
    anchored_through: log.anchors.at(-1)?.date ?? null,
    first_broken: first
      ? {
          ...{ record_id: first.record_id, entity_type: first.entity_type, entity_id: first.entity_id },
          ...{ at: first.at?.toISOString() ?? null, reason: first.reason },
        }
      : null,
  };
}
