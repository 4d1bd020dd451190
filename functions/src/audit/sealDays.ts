import { auditDay, dayAfter, nextAuditSeal } from '@brokerage/domain/audit/auditChain';
import type { AuditSeal } from '@brokerage/domain/audit/auditRecord';
import { logger } from 'firebase-functions/v2';
import { db } from '../data/db.ts';
import { anchorSeals } from './auditAnchors.ts';
import { sha256 } from './sha256.ts';

const DAY_MS = 86_400_000;
/** A transaction that began before midnight has ended by then. */
const GRACE_MS = 5 * 60_000;

/** Days that one call seals at most; the next one goes on. */
const MOST_DAYS = 100;

/** The latest day that can be sealed. */
export const lastFinishedDay = (now: Date): string => auditDay(new Date(now.getTime() - GRACE_MS - DAY_MS));

/**
 * Seals a tenant's days, one after the other, from the first unsealed one through `through`; empty days, too, so that
 * a missing seal shows, and anchors the seals outside the database. Sealed days stay as they are. Returns the days
 * that it sealed.
 * @throws Error when a seal could not be anchored, or differs from its anchor; a later call goes on
 */
export async function sealDays(tenantId: string, through: string, now: Date): Promise<string[]> {
  const sealed: AuditSeal[] = [];
  while (sealed.length < MOST_DAYS) {
    const seal = await sealNextDay(tenantId, through, now);
    if (!seal) break;
    logger.info('audit day sealed', { tenant: tenantId, date: seal.date, digest: seal.digest });
    sealed.push(seal);
  }
  await anchorSeals(tenantId, sealed);
  return sealed.map(({ date }) => date);
}

function sealNextDay(tenantId: string, through: string, now: Date): Promise<AuditSeal | undefined> {
  const seals = db.auditSeals(tenantId);
  const records = db.auditLogs(tenantId);
  return db.runTransaction(async (transaction) => {
    const previous = (await transaction.get(seals.orderBy('date', 'desc').limit(1))).docs[0]?.data();
    const first = previous
      ? undefined
      : (await transaction.get(records.orderBy('at').limit(1))).docs[0]?.data();
    const date = previous ? dayAfter(previous.date) : first && auditDay(first.at);
    if (date === undefined || date > through) return undefined;
    const ofDay = await transaction.get(
      records
        .where('at', '>=', new Date(`${date}T00:00:00Z`))
        .where('at', '<', new Date(`${dayAfter(date)}T00:00:00Z`)),
    );
    const seal = nextAuditSeal(
      date,
      previous,
      ofDay.docs.map((one) => one.data()),
      now,
      sha256,
    );
    transaction.create(seals.doc(date), seal);
    return seal;
  });
}
