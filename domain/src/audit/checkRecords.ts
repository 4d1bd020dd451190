import { auditRecordId } from './auditChain.ts';
import { type AuditEvidence, type AuditedEntity, entityOfRecord } from './auditEvidence.ts';
import { toEntityKey } from './auditLogReader.ts';
import { type Context, reportMissing, reportRecord, reportUnexpected } from './verifyReport.ts';

/**
 * Returns the record that the previous step ended with. If it has been removed since, returns the record before it, so that the next record
 * or the head shows the gap.
 */
async function readPrevious({ reader, state }: Context): Promise<AuditEvidence | undefined> {
  if (state.after === null) return undefined;
  const [found] = await reader.readRecordsById([state.after]);
  if (found) return found;
  const { entity_type, entity_id, seq } = entityOfRecord(state.after);
  const id = auditRecordId(entity_type, entity_id, seq - 1);
  const none = { at: null, hash: null, prev_hash: null, isIntact: false };
  const [before] = await reader.readRecordsById([id]);
  return before ?? { id, entity_type, entity_id, seq: seq - 1, ...none };
}

/** Checks the next records: each against its hash, and each entity's chain through the head stored on the entity. */
export async function checkRecords(context: Context, left: number) {
  const { reader, state } = context;
  const previous = await readPrevious(context);
  const records = await reader.readRecords(state.after, left);
  const isEnd = records.length < left;
  const byEntity = Map.groupBy(records, toEntityKey);
  // The previous step left the last entity unfinished: its head still has to be compared.
  if (previous && !byEntity.has(toEntityKey(previous))) byEntity.set(toEntityKey(previous), []);
  const last = records.at(-1);
  const openKey = isEnd || !last ? undefined : toEntityKey(last);
  for (const [key, entityRecords] of byEntity) {
    checkChain(context, entityRecords, previous && toEntityKey(previous) === key ? previous : undefined);
  }
  const lastRecords = [...byEntity].flatMap(([key, entityRecords]) => {
    const latest = entityRecords.at(-1) ?? previous;
    return key !== openKey && latest ? [latest] : [];
  });
  for (const entity of await reader.readHeads(lastRecords)) {
    await checkHead(context, entity, byEntity.get(toEntityKey(entity)) ?? [], previous);
  }
  state.checked += records.length;
  state.after = last?.id ?? state.after;
  return { cost: records.length, isEnd };
}

/** Checks that an entity's records follow each other without a gap. `previous`: the already checked record before them. */
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
  const own = previous && toEntityKey(previous) === toEntityKey(entity) ? [previous, ...records] : records;
  const last = own.at(-1);
  const known = entity.head?.seq ?? 0;
  const beyond = own.find(({ seq }) => seq > known);
  if (beyond) {
    await reportUnexpected(context, entity, beyond);
    return;
  }
  if (known > (last?.seq ?? 0)) reportMissing(context, entity, (last?.seq ?? 0) + 1, last);
  else if (last?.isIntact && entity.head?.hash !== last.hash) reportRecord(context, 'head_changed', last);
}
