import { dayAfter, type Sha256 } from './auditChain.ts';
import type { AuditLogReader } from './auditLogReader.ts';
import type { AuditHourAnchor } from './auditRecord.ts';
import type { DayProgress } from './auditVerification.ts';
import { dayStart } from './dayStart.ts';
import { readDay, readDayById, startDay } from './readDay.ts';
import { type Context, READ_LIMIT, reportDay } from './verifyReport.ts';

/** Compares the next days since the last anchored one with their newest hourly anchors. */
export async function checkHourAnchors(context: Context, left: number) {
  const { reader, state, sha256 } = context;
  const start = state.anchored_through ?? state.base?.date ?? null;
  const days = await reader.readHourAnchors(state.after ?? start, READ_LIMIT);
  let cost = 0;
  for (const { date, anchor } of days) {
    if (cost >= left) return { cost, isEnd: false };
    const isOurs = anchor?.tenant_id === reader.tenantId && anchor.date === date;
    if (isOurs) {
      const startedDay = state.day?.date === date ? state.day : undefined;
      const read = await readAnchored(reader, anchor, startedDay, left - cost, sha256);
      cost += read.cost;
      state.day = read.isEnd ? null : read.day;
      if (!read.isEnd) return { cost, isEnd: false };
      if (!isSame(read.day, anchor)) reportDay(context, 'hour_changed', date);
    } else reportDay(context, 'hour_changed', date);
    cost += 1;
    state.day = null;
    state.covered_through = anchor?.through ?? state.covered_through;
    state.after = date;
  }
  return { cost, isEnd: days.length < READ_LIMIT };
}

/** Returns the moment through which anchors reach, or null. */
export function coveredThrough({ state }: Pick<Context, 'state'>): string | null {
  const { covered_through, anchored_through } = state;
  return covered_through ?? (anchored_through && dayStart(dayAfter(anchored_through)).toISOString());
}

/** Continues reading the records that an hourly anchor covers. */
function readAnchored(
  { readHashes }: Pick<AuditLogReader, 'readHashes'>,
  { date, through, digest_version }: AuditHourAnchor,
  startedDay: DayProgress | undefined,
  limit: number,
  sha256: Sha256,
) {
  const end = new Date(through);
  if (digest_version === 1) return readDayById(readHashes, date, null, end, sha256);
  return readDay(readHashes, startedDay ?? startDay(date, null, sha256), end, limit, sha256);
}

const isSame = (day: DayProgress, anchor: AuditHourAnchor) =>
  day.count === anchor.count && day.digest === anchor.digest;

/** Returns whether a day's records still match its hourly anchor. */
export async function isHourAnchorMet(
  reader: Pick<AuditLogReader, 'tenantId' | 'readHashes'>,
  date: string,
  anchor: AuditHourAnchor,
  sha256: Sha256,
): Promise<boolean> {
  if (anchor.tenant_id !== reader.tenantId || anchor.date !== date) return false;
  const { day } = await readAnchored(reader, anchor, undefined, Number.MAX_SAFE_INTEGER, sha256);
  return isSame(day, anchor);
}
