import { auditRecordId, dayAfter } from './auditChain.ts';
import type { AuditEvidence, AuditedEntity } from './auditEvidence.ts';
import { type Entity, keyOf } from './auditLogReader.ts';
import { dayStart } from './dayStart.ts';
import { type Context, reportMissing, reportRecord, reportUnexpected } from './verifyReport.ts';

const neighborId = ({ entity_type, entity_id, seq }: AuditEvidence, step: 1 | -1) =>
  auditRecordId(entity_type, entity_id, seq + step);

/**
 * Checks the next records since the last verified seal, in the order of their times: each against its hash, against the
 * record before it about the same entity, however old that is, and against the head that the entity carries.
 */
export async function checkRecent(context: Context, left: number) {
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

/** Checks that each entity lists its last record of these, and that the next one is there if it lists that. */
async function checkHeads(context: Context, records: readonly AuditEvidence[]): Promise<void> {
  const byEntity = Map.groupBy(records, keyOf);
  const entities: Entity[] = [...byEntity.values()].flatMap(([one]) => one ?? []);
  const continued: { entity: AuditedEntity; last: AuditEvidence }[] = [];
  for (const entity of await context.reader.readHeads(entities)) {
    const own = (byEntity.get(keyOf(entity)) ?? []).toSorted((one, other) => one.seq - other.seq);
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
