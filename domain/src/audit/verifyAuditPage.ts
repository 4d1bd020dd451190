import type { AuditVerification, VerifyCursor } from './auditCallables.ts';
import type { Sha256 } from './auditChain.ts';
import type { AuditLogReader } from './auditLogReader.ts';
import { checkHourAnchors, coveredThrough } from './checkHourAnchors.ts';
import { checkMembers, checkRecords } from './checkRecords.ts';
import { checkSeals, countUnsealedDays } from './checkSeals.ts';
import type { Context } from './verifyReport.ts';

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
    if (state.phase === 'seals') state.sealed_through = state.after;
    const next = NEXT[state.phase];
    if (next) Object.assign(state, { phase: next, after: null });
    else isDone = true;
  }
  if (!isDone) return { ...UNFINISHED, ...toSummary(state), cursor: state };
  const sealed_through = state.sealed_through ?? null;
  return {
    ...toSummary(state),
    sealed_through,
    unsealed_days: await countUnsealedDays(reader, sealed_through, lastFinishedDay),
    anchors_checked: reader.anchoredDays.length,
    anchored_from: reader.anchoredDays[0] ?? null,
    anchored_through: reader.anchoredDays.at(-1) ?? null,
    covered_through: coveredThrough(context),
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

function toSummary({ checked, seals_checked, first_broken }: VerifyCursor) {
  if (!first_broken) return { checked, seals_checked, first_broken: null };
  const { order: _, ...broken } = first_broken;
  return { checked, seals_checked, first_broken: broken };
}

type Check = (context: Context, left: number) => Promise<{ cost: number; isEnd: boolean }>;
const CHECKS: Record<VerifyCursor['phase'], Check> = {
  records: checkRecords,
  members: checkMembers,
  seals: checkSeals,
  hours: checkHourAnchors,
};
const NEXT: Record<VerifyCursor['phase'], VerifyCursor['phase'] | null> = {
  records: 'members',
  members: 'seals',
  seals: 'hours',
  hours: null,
};
