import type { AuditBreak, AuditVerification, VerifyCursor } from './auditCallables.ts';
import { auditDay, auditRecordId, auditSealDigest, dayAfter, type Sha256 } from './auditChain.ts';
import { type AuditEvidence, type AuditedEntity, entityOfRecord } from './auditEvidence.ts';
import type { AuditAnchor, AuditHourAnchor, AuditSeal } from './auditRecord.ts';

type Entity = Pick<AuditedEntity, 'entity_type' | 'entity_id'>;
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
  /** Returns the newest hourly anchor of each day after the given one, by day. */
  readHourAnchors: (afterDay: string | null) => Promise<{ date: string; anchor: AuditHourAnchor | null }[]>;
}

/** Members and seals read at a time. */
const FEW = 50;
const MOST_UNSEALED_DAYS = 100;
/** Sorts a missing record whose neighbors are gone, too, behind all others. */
const UNKNOWN_TIME = Number.MAX_SAFE_INTEGER;

type Broken = NonNullable<VerifyCursor['first_broken']>;

/** A day says less than the record that is wrong in it. */
const isDay = ({ entity_type }: Broken) => entity_type === 'seal';

function isBefore(one: Broken, other: Broken): boolean {
  return isDay(one) === isDay(other) ? one.order < other.order : isDay(other);
}

const keyOf = ({ entity_type, entity_id }: Entity) => `${entity_type} ${entity_id}`;
const dayStart = (date: string) => new Date(`${date}T00:00:00Z`);

/**
 * Checks the next part of a tenant's log: each record against its hash, each entity's chain from 1 to the head that the
 * entity itself carries, each sealed day against its records and the day before, each seal against its anchor outside the
 * database, and the days since against the newest hourly anchor. Names the earliest broken record, or where every record
 * is sound by itself, the earliest broken day. A small log takes one call. Records that are written meanwhile may be left out.
 * @param budget records to read in this call, roughly
 * @param lastFinishedDay yyyy-mm-dd, UTC
 */
export async function verifyAuditPage(
  reader: AuditLogReader,
  cursor: VerifyCursor | undefined,
  budget: number,
  lastFinishedDay: string,
  sha256: Sha256,
): Promise<AuditVerification> {
  const state: VerifyCursor = cursor
    ? { ...cursor }
    : {
        phase: 'records',
        after: null,
        total: await reader.countRecords(),
        checked: 0,
        seals_checked: 0,
        first_broken: null,
      };
  const context: Context = { reader, state, sha256 };
  let isDone = false;
  for (let left = budget; left > 0 && !isDone; ) {
    const { cost, isEnd } = await CHECKS[state.phase](context, left);
    left -= cost;
    if (!isEnd) continue;
    const next = NEXT[state.phase];
    if (next) Object.assign(state, { phase: next, after: null });
    else isDone = true;
  }
  if (!isDone) return { ...UNFINISHED, ...summaryOf(state), cursor: state };
  const anchored_through = reader.anchoredDays.at(-1) ?? null;
  const covered_through = await checkDaysSinceAnchor(context, anchored_through);
  const sealed_through = state.after;
  return {
    ...summaryOf(state),
    sealed_through,
    unsealed_days: await countUnsealedDays(reader, sealed_through, lastFinishedDay),
    anchors_checked: reader.anchoredDays.length,
    anchored_from: reader.anchoredDays[0] ?? null,
    anchored_through,
    covered_through,
    cursor: null,
  };
}

/** What is known of seals and anchors before the last call. */
const UNFINISHED = {
  sealed_through: null,
  unsealed_days: 0,
  anchors_checked: 0,
  anchored_from: null,
  anchored_through: null,
  covered_through: null,
};

function summaryOf({ checked, seals_checked, first_broken }: VerifyCursor) {
  if (!first_broken) return { checked, seals_checked, first_broken: null };
  const { order: _, ...broken } = first_broken;
  return { checked, seals_checked, first_broken: broken };
}

interface Context {
  reader: AuditLogReader;
  state: VerifyCursor;
  sha256: Sha256;
}

type Check = (context: Context, left: number) => Promise<{ cost: number; isEnd: boolean }>;
const CHECKS: Record<VerifyCursor['phase'], Check> = {
  records: checkRecords,
  members: checkMembers,
  seals: checkSeals,
};
const NEXT: Record<VerifyCursor['phase'], VerifyCursor['phase'] | null> = {
  records: 'members',
  members: 'seals',
  seals: null,
};

function report({ state }: Context, broken: Broken): void {
  if (!state.first_broken || isBefore(broken, state.first_broken)) state.first_broken = broken;
}

const timeOf = (record: AuditEvidence | undefined) => record?.at?.getTime() ?? UNKNOWN_TIME;

function reportRecord(context: Context, reason: AuditBreak, record: AuditEvidence): void {
  const { id, entity_type, entity_id, at } = record;
  const order = timeOf(record);
  report(context, { record_id: id, entity_type, entity_id, at: at?.toISOString() ?? null, reason, order });
}

function reportMissing(
  context: Context,
  { entity_type, entity_id }: Entity,
  seq: number,
  neighbor: AuditEvidence | undefined,
): void {
  const record_id = auditRecordId(entity_type, entity_id, seq);
  const order = timeOf(neighbor);
  report(context, { record_id, entity_type, entity_id, at: null, reason: 'missing', order });
}

function reportDay(context: Context, reason: AuditBreak, date: string, at: Date | null = null): void {
  report(context, {
    record_id: date,
    entity_type: 'seal',
    entity_id: date,
    at: at?.toISOString() ?? null,
    reason,
    order: Date.parse(date),
  });
}

/** The record that the call before ended with. One that was removed since is missing. */
async function readPrevious(context: Context): Promise<AuditEvidence | undefined> {
  const { reader, state } = context;
  if (state.after === null) return undefined;
  const found = await reader.readRecord(state.after);
  if (found) return found;
  const entity = entityOfRecord(state.after);
  reportMissing(context, entity, entity.seq, undefined);
  return { id: state.after, ...entity, at: null, hash: null, prev_hash: null, isIntact: false };
}

async function checkRecords(context: Context, left: number) {
  const { reader, state } = context;
  const previous = await readPrevious(context);
  const records = await reader.readRecords(state.after, left);
  const isEnd = records.length < left;
  const byEntity = Map.groupBy(records, keyOf);
  // The call before left the last entity open: its head is still to be compared.
  if (previous && !byEntity.has(keyOf(previous))) byEntity.set(keyOf(previous), []);
  const last = records.at(-1);
  const openKey = isEnd || !last ? undefined : keyOf(last);
  for (const [key, some] of byEntity) {
    checkChain(context, some, previous && keyOf(previous) === key ? previous : undefined);
  }
  const lastRecords = [...byEntity].flatMap(([key, some]) => {
    const one = some.at(-1) ?? previous;
    return key !== openKey && one ? [one] : [];
  });
  for (const entity of await reader.readHeads(lastRecords)) {
    await checkHead(context, entity, byEntity.get(keyOf(entity)) ?? [], previous);
  }
  state.checked += records.length;
  state.after = last?.id ?? state.after;
  return { cost: records.length, isEnd };
}

/** Checks that records of an entity follow each other without a gap. `previous`: the one before them, checked already. */
function checkChain(
  context: Context,
  records: readonly AuditEvidence[],
  previous: AuditEvidence | undefined,
): void {
  let last = previous;
  for (const record of records) {
    const expected = (last?.seq ?? 0) + 1;
    const isNext = record.seq === expected;
    if (record.seq > expected) reportMissing(context, record, expected, record);
    if (!record.isIntact) reportRecord(context, 'changed', record);
    else if (isNext && record.prev_hash !== (last?.hash ?? null)) reportRecord(context, 'unlinked', record);
    last = record;
  }
}

/** Checks that an entity points to its last record, and to no earlier one. */
async function checkHead(
  context: Context,
  entity: AuditedEntity,
  records: readonly AuditEvidence[],
  previous: AuditEvidence | undefined,
): Promise<void> {
  const own = previous && keyOf(previous) === keyOf(entity) ? [previous, ...records] : records;
  const last = own.at(-1);
  const known = entity.head?.seq ?? 0;
  const beyond = own.find(({ seq }) => seq > known);
  if (beyond) {
    // An earlier call may have passed the first of them.
    const id = auditRecordId(entity.entity_type, entity.entity_id, known + 1);
    reportRecord(context, 'unexpected', (await context.reader.readRecord(id)) ?? beyond);
    return;
  }
  if (known > (last?.seq ?? 0)) reportMissing(context, entity, (last?.seq ?? 0) + 1, last);
  else if (last?.isIntact && entity.head?.hash !== last.hash) reportRecord(context, 'head_changed', last);
}

/** Finds entities that point to a record while all of theirs are gone: those with records were checked with them. */
async function checkMembers(context: Context) {
  const { reader, state } = context;
  const members = await reader.readMembers(state.after, FEW);
  const others =
    state.after === null
      ? await reader.readHeads([
          { entity_type: 'company', entity_id: reader.tenantId },
          { entity_type: 'security', entity_id: reader.tenantId },
        ])
      : [];
  const pointing = [...others, ...members].filter(({ head }) => head !== null);
  await Promise.all(
    pointing.map(async (entity) => {
      const first = await reader.readRecord(auditRecordId(entity.entity_type, entity.entity_id, 1));
      if (!first) reportMissing(context, entity, 1, undefined);
    }),
  );
  state.after = members.at(-1)?.entity_id ?? state.after;
  return { cost: members.length + pointing.length, isEnd: members.length < FEW };
}

async function checkSeals(context: Context, left: number) {
  const { reader, state } = context;
  let previous = state.after === null ? undefined : await reader.readSeal(state.after);
  const seals = await reader.readSeals(state.after, FEW);
  let cost = 0;
  for (const seal of seals) {
    if (cost >= left) return { cost, isEnd: false };
    cost += 1 + (await checkSeal(context, seal, previous));
    previous = seal;
    state.seals_checked += 1;
    state.after = seal.date;
  }
  const isEnd = seals.length < FEW;
  if (isEnd) checkAnchorsWithoutSeal(context, state.after, undefined);
  return { cost, isEnd };
}

/** Compares a seal with the one before it, with its records and its anchor; returns the number of records. */
async function checkSeal(
  context: Context,
  seal: AuditSeal,
  previous: AuditSeal | undefined,
): Promise<number> {
  const { reader, state, sha256 } = context;
  const { date, sealed_at } = seal;
  const expected = state.after === null ? date : dayAfter(state.after);
  if (date !== expected) reportDay(context, 'seal_missing', expected);
  else if (seal.prev_digest !== (previous?.digest ?? null)) {
    reportDay(context, 'seal_unlinked', date, sealed_at);
  }
  if (state.after === null) {
    const first = await reader.readFirstTime(new Date(0));
    if (first && auditDay(first) < date) reportDay(context, 'seal_missing', auditDay(first));
  }
  checkAnchorsWithoutSeal(context, state.after, date);
  const records = await reader.readHashes(dayStart(date), dayStart(dayAfter(date)));
  const isSame =
    records.length === seal.count && auditSealDigest(seal.prev_digest, records, sha256) === seal.digest;
  if (!isSame) reportDay(context, 'day_changed', date, sealed_at);
  await checkAnchor(context, seal);
  return records.length;
}

async function checkAnchor(context: Context, { date, count, digest, sealed_at }: AuditSeal): Promise<void> {
  const { tenantId, anchoredDays, readAnchor } = context.reader;
  const [first, last] = [anchoredDays[0], anchoredDays.at(-1)];
  if (!first || !last || date < first || date > last) return;
  if (!anchoredDays.includes(date)) {
    reportDay(context, 'anchor_missing', date, sealed_at);
    return;
  }
  const anchor = await readAnchor(date);
  const isSame =
    anchor?.tenant_id === tenantId &&
    anchor.date === date &&
    anchor.count === count &&
    anchor.digest === digest;
  if (!isSame) reportDay(context, 'anchor_differs', date, sealed_at);
}

/** Names the first anchored day between two seals: it lacks its own. */
function checkAnchorsWithoutSeal(context: Context, after: string | null, before: string | undefined): void {
  const { reader, state } = context;
  const alone = reader.anchoredDays.find(
    (date) => date > (after ?? '') && (before === undefined || date < before),
  );
  if (alone === undefined) return;
  const isEmpty = state.checked === 0 && state.after === null && before === undefined;
  reportDay(context, isEmpty ? 'log_missing' : 'seal_missing', alone);
}

/** Compares the days since the last anchored one with their newest hourly anchors; returns how far anchors reach. */
async function checkDaysSinceAnchor(
  context: Context,
  anchoredThrough: string | null,
): Promise<string | null> {
  const { reader, sha256 } = context;
  let covered = anchoredThrough === null ? null : dayStart(dayAfter(anchoredThrough)).toISOString();
  for (const { date, anchor } of await reader.readHourAnchors(anchoredThrough)) {
    if (!anchor || !(await isHourAnchorMet(reader, date, anchor, sha256))) {
      reportDay(context, 'hour_changed', date);
    }
    covered = anchor?.through ?? covered;
  }
  return covered;
}

/** Returns whether the records of a day are still those that its hourly anchor covers. */
export async function isHourAnchorMet(
  { tenantId, readHashes }: Pick<AuditLogReader, 'tenantId' | 'readHashes'>,
  date: string,
  anchor: AuditHourAnchor,
  sha256: Sha256,
): Promise<boolean> {
  if (anchor.tenant_id !== tenantId || anchor.date !== date) return false;
  const records = await readHashes(dayStart(date), new Date(anchor.through));
  return records.length === anchor.count && auditSealDigest(null, records, sha256) === anchor.digest;
}

async function countUnsealedDays(
  reader: AuditLogReader,
  sealedThrough: string | null,
  lastFinishedDay: string,
): Promise<number> {
  let count = 0;
  let from = sealedThrough === null ? new Date(0) : dayStart(dayAfter(sealedThrough));
  while (count < MOST_UNSEALED_DAYS) {
    const next = await reader.readFirstTime(from);
    if (!next || auditDay(next) > lastFinishedDay) break;
    count += 1;
    from = dayStart(dayAfter(auditDay(next)));
  }
  return count;
}
