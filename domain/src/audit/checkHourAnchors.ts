import { auditSealDigest, dayAfter, type Sha256 } from './auditChain.ts';
import type { AuditLogReader } from './auditLogReader.ts';
import type { AuditHourAnchor } from './auditRecord.ts';
import { dayStart } from './dayStart.ts';
import { type Context, FEW, reportDay } from './verifyReport.ts';

/** Compares the next days since the last anchored one with their newest hourly anchors. */
export async function checkHourAnchors(context: Context, left: number) {
  const { reader, state, sha256 } = context;
  const days = await reader.readHourAnchors(state.after ?? reader.anchoredDays.at(-1) ?? null, FEW);
  let cost = 0;
  for (const { date, anchor } of days) {
    if (cost >= left) return { cost, isEnd: false };
    if (!anchor || !(await isHourAnchorMet(reader, date, anchor, sha256))) {
      reportDay(context, 'hour_changed', date);
    }
    cost += 1 + (anchor?.count ?? 0);
    state.covered_through = anchor?.through ?? state.covered_through;
    state.after = date;
  }
  return { cost, isEnd: days.length < FEW };
}

/** Returns the moment through which anchors reach, or null. */
export function coveredThrough({ reader, state }: Context): string | null {
  const lastDay = reader.anchoredDays.at(-1);
  return state.covered_through ?? (lastDay === undefined ? null : dayStart(dayAfter(lastDay)).toISOString());
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
