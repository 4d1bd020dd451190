import { auditRecordId, dayAfter, type Sha256 } from './auditChain.ts';
import type { AuditEvidence, AuditedEntity } from './auditEvidence.ts';
import { type AuditEntity, type AuditLogReader, toEntityKey } from './auditLogReader.ts';
import type { AuditVerification, VerificationResult, VerifyState } from './auditVerification.ts';
import { checkEntities, checkMembers } from './checkEntities.ts';
import { checkHourAnchors, coveredThrough } from './checkHourAnchors.ts';
import { checkRecords } from './checkRecords.ts';
import { checkBase, checkSeals, countUnsealedDays } from './checkSeals.ts';
import { dayStart } from './dayStart.ts';
import { type Context, reportMissing, reportRecord, reportUnexpected } from './verifyReport.ts';

const neighborId = ({ entity_type, entity_id, seq }: AuditEvidence, step: 1 | -1) =>
  auditRecordId(entity_type, entity_id, seq + step);

/**
 * Checks the next records since the last verified seal, ordered by time: each against its hash, against the same entity's previous record,
 * however old, and against the head stored on the entity.
 */
async function checkRecent(context: Context, left: number) {
  const { reader, state } = context;
  if (!state.base) return { cost: 0, isEnd: true };
  const records = await reader.readRecordsSince(dayStart(dayAfter(state.base.date)), state.after, left);
  await checkPredecessors(context, records);
  await checkHeads(context, records);
  state.checked += records.length;
  state.after = records.at(-1)?.position ?? state.after;
  return { cost: records.length, isEnd: records.length < left };
}

async function checkPredecessors(context: Context, records: readonly AuditEvidence[]): Promise<void> {
  const known = new Map(records.map((record) => [record.id, record]));
  const elsewhere = records
    .filter(({ seq }) => seq > 1)
    .map((record) => neighborId(record, -1))
    .filter((id) => !known.has(id));
  for (const record of await context.reader.readRecordsById(elsewhere)) known.set(record.id, record);
  for (const record of records) {
    const previous = known.get(neighborId(record, -1));
    const isMissing = record.seq > 1 && !previous;
    if (isMissing) reportMissing(context, record, record.seq - 1, record);
    if (!record.isIntact) reportRecord(context, 'changed', record);
    else if (!isMissing && record.prev_hash !== (previous?.hash ?? null))
      reportRecord(context, 'unlinked', record);
  }
}

/** Checks that each entity lists its last record of these, and that a later record exists if the entity lists that. */
async function checkHeads(context: Context, records: readonly AuditEvidence[]): Promise<void> {
  const byEntity = Map.groupBy(records, toEntityKey);
  const entities: AuditEntity[] = [...byEntity.values()].flatMap(([one]) => one ?? []);
  const continued: { entity: AuditedEntity; last: AuditEvidence }[] = [];
  for (const entity of await context.reader.readHeads(entities)) {
    const own = (byEntity.get(toEntityKey(entity)) ?? []).toSorted((one, other) => one.seq - other.seq);
    const last = own.at(-1);
    if (!last) continue;
    const listed = entity.head?.seq ?? 0;
    const beyond = own.find(({ seq }) => seq > listed);
    if (beyond) await reportUnexpected(context, entity, beyond);
    else if (listed > last.seq) continued.push({ entity, last });
    else if (last.isIntact && entity.head?.hash !== last.hash) reportRecord(context, 'head_changed', last);
  }
  const next = await context.reader.readRecordsById(continued.map(({ last }) => neighborId(last, 1)));
  const found = new Set(next.map(({ id }) => id));
  for (const { entity, last } of continued) {
    if (!found.has(neighborId(last, 1))) reportMissing(context, entity, last.seq + 1, last);
  }
}

/** Returns the state of a new verification. `base`: the verified seal it starts from; null for the whole log. */
export async function startState(
  { countRecords }: Pick<AuditLogReader, 'countRecords'>,
  base: AuditVerification['base'],
): Promise<VerifyState> {
  return {
    phase: base ? 'base' : 'records',
    after: null,
    base,
    total: await countRecords(base && dayStart(dayAfter(base.date))),
    checked: 0,
    seals_checked: 0,
    last_seal: base,
    day: null,
    anchors_checked: 0,
    anchored_from: null,
    anchored_through: null,
    covered_through: null,
    first_broken: null,
  };
}

/**
 * Takes the next step through a tenant's log: checks each record against its hash and the previous record of the same entity, each entity's
 * head, each sealed day against its records and the day before, each seal against its anchor outside the database, and the days since then
 * against the newest hourly anchor. Names the earliest broken record or, if every record is intact, the earliest broken day. May leave out
 * records written while it runs.
 * @param left approximate number of records to read in this step
 * @param lastFinishedDay yyyy-mm-dd, UTC
 * @returns the result with the last step
 */
export async function verifyAuditStep(
  reader: AuditLogReader,
  from: VerifyState,
  left: number,
  lastFinishedDay: string,
  sha256: Sha256,
): Promise<{ state: VerifyState; cost: number; result: VerificationResult | null }> {
  const state = { ...from };
  const context: Context = { reader, state, sha256 };
  const { cost, isEnd } = await CHECKS[state.phase](context, left);
  if (!isEnd) return { state, cost, result: null };
  const next = nextPhase(state);
  if (next) {
    // Sealed days continue after the previously verified seal.
    const after = next === 'seals' ? (state.base?.date ?? null) : null;
    Object.assign(state, { phase: next, after, day: null });
    return { state, cost, result: null };
  }
  const sealedThrough = state.last_seal?.date ?? null;
  const unsealed_days = await countUnsealedDays(reader, sealedThrough, lastFinishedDay);
  return { state, cost, result: { ...toResult(state), unsealed_days } };
}

/** Returns what a verification has found so far. */
export function toResult(state: VerifyState): VerificationResult {
  return {
    checked: state.checked,
    seals_checked: state.seals_checked,
    since: state.base?.date ?? null,
    sealed_through: state.last_seal?.date ?? null,
    unsealed_days: 0,
    anchors_checked: state.anchors_checked,
    anchored_from: state.anchored_from,
    anchored_through: state.anchored_through,
    covered_through: coveredThrough({ state }),
    first_broken: state.first_broken && withoutOrder(state.first_broken),
  };
}

function withoutOrder({ order: _, ...broken }: NonNullable<VerifyState['first_broken']>) {
  return broken;
}

type Phase = VerifyState['phase'];
type Check = (context: Context, left: number) => Promise<{ cost: number; isEnd: boolean }>;
const CHECKS: Record<Phase, Check> = {
  base: checkBase,
  recent: checkRecent,
  records: checkRecords,
  members: checkMembers,
  seals: checkSeals,
  hours: checkHourAnchors,
  templates: checkEntities('template'),
  flyers: checkEntities('flyer'),
  links: checkEntities('link'),
  applications: checkEntities('application'),
  branches: checkEntities('branch'),
  directory_entries: checkEntities('directory_entry'),
  licenses: checkEntities('license'),
  recalls: checkEntities('recall'),
  customer_reviews: checkEntities('customer_review'),
};
const NEXT: Record<Phase, Phase | null> = {
  base: 'recent',
  recent: 'members',
  records: 'members',
  members: 'seals',
  seals: 'hours',
  // Comes last, so that a verification that started before these phases existed still runs all of them.
  hours: 'templates',
  templates: 'flyers',
  flyers: 'links',
  links: 'applications',
  applications: 'branches',
  branches: 'directory_entries',
  directory_entries: 'licenses',
  licenses: 'recalls',
  recalls: 'customer_reviews',
  customer_reviews: null,
};

/** Returns null after the last phase. Going through all entities would cost the same after a quiet day as after a busy year. */
const nextPhase = ({ phase, base }: VerifyState): Phase | null =>
  phase === 'hours' && base ? null : NEXT[phase];
