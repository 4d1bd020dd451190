import { auditDay, dayAfter, toAuditSeal } from '@brokerage/domain/audit/auditChain';
import type { AuditSeal } from '@brokerage/domain/audit/auditRecord';
import type { DayProgress } from '@brokerage/domain/audit/auditVerification';
import { dayStart } from '@brokerage/domain/audit/dayStart';
import { readDay, startDay } from '@brokerage/domain/audit/readDay';
import { DAY_MS, MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { db } from '../data/db.ts';
import { sha256 } from '../data/sha256.ts';
import { logger } from '../logging/logger.ts';
import { anchorSeals } from './auditAnchors.ts';
import { auditHashReader } from './auditHashReader.ts';

/** Any transaction that began before midnight has ended by then. */
const GRACE_MS = 5 * MINUTE_MS;

/** Maximum number of days that one call seals; the next call continues. */
const MAX_DAYS = 100;
/** Records read between two stored progress marks. */
const SLICE_SIZE = 2000;

/** Returns the latest day that can be sealed. */
export const lastFinishedDay = (now: Date): string => auditDay(new Date(now.getTime() - GRACE_MS - DAY_MS));

/**
 * Seals a tenant's days in order, from the first unsealed one through `through`, and anchors the seals outside the database. Empty days are
 * sealed, too, so that a missing seal shows. Sealed days stay unchanged. Returns the days that it sealed. If a run is killed, the next one
 * continues where it stopped, even within a long day.
 * @throws Error when a seal could not be anchored, or differs from its anchor; a later call continues
 */
export async function sealDays(
  tenantId: string,
  through: string,
  now: Date,
  slice = SLICE_SIZE,
): Promise<string[]> {
  const sealed: AuditSeal[] = [];
  while (sealed.length < MAX_DAYS) {
    const next = await findNextDay(tenantId);
    if (!next || next.date > through) break;
    const day = await readWholeDay(tenantId, next, slice);
    const seal = toAuditSeal(day, next.previous, now);
    if (!(await createSeal(tenantId, seal, next.previous))) continue; // another run was quicker
    logger.info('audit day sealed', { tenant: tenantId, date: seal.date, digest: seal.digest });
    sealed.push(seal);
  }
  await anchorSeals(tenantId, sealed);
  return sealed.map(({ date }) => date);
}

interface NextDay {
  date: string;
  previous: AuditSeal | undefined;
}

const lastSeal = (tenantId: string) => db.auditSeals(tenantId).orderBy('date', 'desc').limit(1);

/** Returns the day after the last seal, otherwise the first day with a record; undefined for a company without any. */
async function findNextDay(tenantId: string): Promise<NextDay | undefined> {
  const previous = (await lastSeal(tenantId).get()).docs[0]?.data();
  if (previous) return { date: dayAfter(previous.date), previous };
  const first = (await db.auditLogs(tenantId).orderBy('at').limit(1).get()).docs[0]?.data();
  return first && { date: auditDay(first.at), previous };
}

/** Reads a finished day in slices, from where an earlier run stopped. */
async function readWholeDay(
  tenantId: string,
  { date, previous }: NextDay,
  slice: number,
): Promise<DayProgress> {
  const progress = db.auditSealing(tenantId);
  const prev_digest = previous?.digest ?? null;
  const emptyDay = startDay(date, prev_digest, sha256);
  const stored = (await progress.get()).data();
  const readHashes = auditHashReader(tenantId);
  const end = dayStart(dayAfter(date));
  const isSame = stored?.day.date === date && stored.prev_digest === prev_digest;
  let day = isSame ? stored.day : emptyDay;
  for (;;) {
    const read = await readDay(readHashes, day, end, slice, sha256);
    day = read.day;
    if (read.isEnd) return day;
    await progress.set({ prev_digest, day });
  }
}

/** Stores a seal; returns false when `previous` is no longer the last one. */
function createSeal(tenantId: string, seal: AuditSeal, previous: AuditSeal | undefined): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const last = (await transaction.get(lastSeal(tenantId))).docs[0]?.data();
    if (last?.date !== previous?.date) return false;
    transaction.create(db.auditSeals(tenantId).doc(seal.date), seal);
    transaction.delete(db.auditSealing(tenantId));
    return true;
  });
}
