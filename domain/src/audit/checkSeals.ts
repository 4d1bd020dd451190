import { auditDay, auditSealDigest, dayAfter } from './auditChain.ts';
import type { AuditLogReader } from './auditLogReader.ts';
import type { AuditSeal } from './auditRecord.ts';
import { dayStart } from './dayStart.ts';
import { type Context, FEW, reportDay } from './verifyReport.ts';

const MOST_UNSEALED_DAYS = 100;

/** Checks the next seals: each against its records, the seal before it and its anchor. */
export async function checkSeals(context: Context, left: number) {
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

/** Returns how many finished days with records have no seal, up to a limit. */
export async function countUnsealedDays(
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
