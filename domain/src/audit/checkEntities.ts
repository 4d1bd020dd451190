import { auditRecordId } from './auditChain.ts';
import type { AuditedEntity } from './auditEvidence.ts';
import type { ListedEntityType } from './auditLogReader.ts';
import { type Context, READ_LIMIT, reportMissing, reportRecord } from './verifyReport.ts';

/** Maximum number of entities per read. */
const MAX_ENTITIES = 500;

/**
 * Finds entities whose head points to a record that is gone. For the whole log, entities with records have already been checked, so
 * checking for the first record is enough; since the last verified seal, each head must be a record.
 * @returns how many records were looked for
 */
async function checkHeads(context: Context, entities: readonly AuditedEntity[]): Promise<number> {
  const { reader, state } = context;
  const expected = entities.flatMap((entity) => {
    const { entity_type, entity_id, head } = entity;
    if (head === null) return [];
    const seq = state.base ? head.seq : 1;
    return [{ entity, head, seq, id: auditRecordId(entity_type, entity_id, seq) }];
  });
  const records = await reader.readRecordsById(expected.map(({ id }) => id));
  const byId = new Map(records.map((record) => [record.id, record]));
  for (const { entity, head, seq, id } of expected) {
    const record = byId.get(id);
    if (!record) reportMissing(context, entity, seq, undefined);
    else if (state.base && record.isIntact && record.hash !== head.hash)
      reportRecord(context, 'head_changed', record);
  }
  return expected.length;
}

/** Checks the next members, and along with the first of them the company and its settings. */
export async function checkMembers(context: Context) {
  const { reader, state } = context;
  const members = await reader.readEntities('member', state.after, READ_LIMIT);
  const { tenantId } = reader;
  const others =
    state.after === null
      ? await reader.readHeads(
          ['company', 'security', 'audit_log'].map((entity_type) => ({ entity_type, entity_id: tenantId })),
        )
      : [];
  const headCost = await checkHeads(context, [...others, ...members]);
  state.after = members.at(-1)?.entity_id ?? state.after;
  return { cost: members.length + headCost, isEnd: members.length < READ_LIMIT };
}

/** Returns a check of the next entities of a type. */
export const checkEntities =
  (type: Exclude<ListedEntityType, 'member'>) => async (context: Context, left: number) => {
    const { reader, state } = context;
    // Each entity costs two reads: itself and its record.
    const limit = Math.max(1, Math.min(MAX_ENTITIES, Math.ceil(left / 2)));
    const entities = await reader.readEntities(type, state.after, limit);
    const headCost = await checkHeads(context, entities);
    state.after = entities.at(-1)?.entity_id ?? state.after;
    return { cost: entities.length + headCost, isEnd: entities.length < limit };
  };
