import type { AuditBreak } from './auditBreaks.ts';
import { auditRecordId, type Sha256 } from './auditChain.ts';
import type { AuditEvidence, AuditedEntity } from './auditEvidence.ts';
import type { AuditEntity, AuditLogReader } from './auditLogReader.ts';
import type { VerifyState } from './auditVerification.ts';

/** Members, seals and days per read. */
export const READ_LIMIT = 50;
/** Sorts a missing record whose neighbors are also gone after all others. */
const UNKNOWN_TIME = Number.MAX_SAFE_INTEGER;

type FirstBroken = NonNullable<VerifyState['first_broken']>;

/** Returns whether a report names only a day, which is less specific than the broken record in it. */
const isDay = ({ entity_type }: FirstBroken) => entity_type === 'seal';

function isBefore(one: FirstBroken, other: FirstBroken): boolean {
  return isDay(one) === isDay(other) ? one.order < other.order : isDay(other);
}

/** What a verification reads from and writes to. */
export interface Context {
  reader: AuditLogReader;
  state: VerifyState;
  sha256: Sha256;
}

function report({ state }: Context, broken: FirstBroken): void {
  if (!state.first_broken || isBefore(broken, state.first_broken)) state.first_broken = broken;
}

const toTime = (record: AuditEvidence | undefined) => record?.at?.getTime() ?? UNKNOWN_TIME;

/** Reports an existing record, unless an earlier break is known. */
export function reportRecord(context: Context, reason: AuditBreak, record: AuditEvidence): void {
  const { id, entity_type, entity_id, at } = record;
  const order = toTime(record);
  report(context, { record_id: id, entity_type, entity_id, at: at?.toISOString() ?? null, reason, order });
}

/** Reports a missing record. `neighbor`: the record whose time it is sorted by. */
export function reportMissing(
  context: Context,
  { entity_type, entity_id }: AuditEntity,
  seq: number,
  neighbor: AuditEvidence | undefined,
): void {
  const record_id = auditRecordId(entity_type, entity_id, seq);
  const order = toTime(neighbor);
  report(context, { record_id, entity_type, entity_id, at: null, reason: 'missing', order });
}

/** Reports a sealed or anchored day. */
export function reportDay(context: Context, reason: AuditBreak, date: string, at: Date | null = null): void {
  report(context, {
    record_id: date,
    entity_type: 'seal',
    entity_id: date,
    at: at?.toISOString() ?? null,
    reason,
    order: Date.parse(date),
  });
}

/** Reports the first record that an entity doesn't list. `beyond`: the first such record that was read. */
export async function reportUnexpected(
  context: Context,
  { entity_type, entity_id, head }: AuditedEntity,
  beyond: AuditEvidence,
): Promise<void> {
  // An earlier step may already have passed the first of them.
  const id = auditRecordId(entity_type, entity_id, (head?.seq ?? 0) + 1);
  const [first] = await context.reader.readRecordsById([id]);
  reportRecord(context, 'unexpected', first ?? beyond);
}
