import { auditDay, dayAfter } from './auditChain.ts';
import type { AuditLogReader } from './auditLogReader.ts';
import type { AuditSeal } from './auditRecord.ts';
import { dayStart } from './dayStart.ts';
import { readDay, readDayById, startDay } from './readDay.ts';
import { type Context, READ_LIMIT, reportDay } from './verifyReport.ts';

const MAX_UNSEALED_DAYS = 100;

/** Compares the last verified seal with what is stored now, and with its anchor. */
export async function checkBase(context: Context) {
  const { reader, state } = context;
  const { base } = state;
  if (!base) return { cost: 0, isEnd: true };
  const seal = await reader.readSeal(base.date);
  if (!seal) reportDay(context, 'seal_missing', base.date);
  else if (seal.digest !== base.digest)
    reportDay(context, 'verified_seal_changed', base.date, seal.sealed_at);
  else await checkAnchor(context, seal);
  return { cost: 1, isEnd: true };
}

/** Checks the next seals: each against its records, the previous seal and its anchor. */
export async function checkSeals(context: Context, left: number) {
  const { reader, state } = context;
  let previous = state.after === null ? undefined : await reader.readSeal(state.after);
  const seals = await reader.readSeals(state.after, READ_LIMIT);
  let cost = 0;
  for (const seal of seals) {
    if (cost >= left) return { cost, isEnd: false };
    if (state.day?.date !== seal.date) await checkPlace(context, seal, previous);
    const read = await readSealed(context, seal, left - cost);
    cost += 1 + read.cost;
    state.day = read.isEnd ? null : read.day;
    if (!read.isEnd) return { cost, isEnd: false };
    if (read.day.count !== seal.count || read.day.digest !== seal.digest) {
      reportDay(context, 'day_changed', seal.date, seal.sealed_at);
    }
    await checkAnchor(context, seal);
    previous = seal;
    state.seals_checked += 1;
    state.last_seal = { date: seal.date, digest: seal.digest };
    state.after = seal.date;
  }
  const isEnd = seals.length < READ_LIMIT;
  if (isEnd) checkAnchorsWithoutSeal(context, state.after, undefined);
  return { cost, isEnd };
}

/** Continues reading the records of a sealed day. */
function readSealed(
  { reader, state, sha256 }: Context,
  { date, digest_version, prev_digest }: AuditSeal,
  left: number,
) {
  const end = dayStart(dayAfter(date));
  if (digest_version === 1) return readDayById(reader.readHashes, date, prev_digest, end, sha256);
  const day = state.day?.date === date ? state.day : startDay(date, prev_digest, sha256);
  return readDay(reader.readHashes, day, end, left, sha256);
}

/** Checks that a seal follows the previous one without a missing day, and that no records come before the first. */
async function checkPlace(context: Context, seal: AuditSeal, previous: AuditSeal | undefined): Promise<void> {
  const { reader, state } = context;
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
}

async function checkAnchor(context: Context, { date, count, digest, sealed_at }: AuditSeal): Promise<void> {
  const { reader, state } = context;
  const { tenantId, anchoredDays, readAnchor } = reader;
  if (!anchoredDays.includes(date)) {
    const isBetween = state.anchored_from !== null && anchoredDays.some((other) => other > date);
    if (isBetween) reportDay(context, 'anchor_missing', date, sealed_at);
    return;
  }
  state.anchors_checked += 1;
  state.anchored_from ??= date;
  state.anchored_through = date;
  const anchor = await readAnchor(date);
  const isSame =
    anchor?.tenant_id === tenantId &&
    anchor.date === date &&
    anchor.count === count &&
    anchor.digest === digest;
  if (!isSame) reportDay(context, 'anchor_differs', date, sealed_at);
}

/** Reports the first anchored day between two seals, because its seal is missing. */
function checkAnchorsWithoutSeal(context: Context, after: string | null, before: string | undefined): void {
  const { reader, state } = context;
  const alone = reader.anchoredDays.find(
    (date) => date > (after ?? '') && (before === undefined || date < before),
  );
  if (alone === undefined) return;
  const isEmpty = state.checked === 0 && state.after === null && before === undefined;
  reportDay(context, isEmpty ? 'log_missing' : 'seal_missing', alone);
}

/** Returns how many finished days with records have no seal, up to a limit. */
export async function countUnsealedDays(
  reader: AuditLogReader,
  sealedThrough: string | null,
  lastFinishedDay: string,
): Promise<number> {
  let count = 0;
  let from = sealedThrough === null ? new Date(0) : dayStart(dayAfter(sealedThrough));
  while (count < MAX_UNSEALED_DAYS) {
    const next = await reader.readFirstTime(from);
    if (!next || auditDay(next) > lastFinishedDay) break;
    count += 1;
    from = dayStart(dayAfter(auditDay(next)));
  }
  return count;
}
