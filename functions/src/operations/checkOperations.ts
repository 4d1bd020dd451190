import { auditDay } from '@brokerage/domain/audit/auditChain';
import type { MailState } from '@brokerage/domain/mail/queuedMail';
import { HOUR_MS } from '@brokerage/domain/schedule/durations';
import { OPEN_STATUSES } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import { lastFinishedDay } from '../audit/sealDays.ts';
import { db } from '../data/db.ts';
import { logger } from '../logging/logger.ts';

/** The seal is due at 00:15 UTC, and a failed one is repeated for a while. */
const SEAL_LATE_MS = 3 * HOUR_MS;
/** Administrators get a notice when the deadline passes; this alarm is for leads that stay overdue after that. */
const LEAD_LATE_MS = 2 * HOUR_MS;
/** Mail is retried for a while. Mail older than a day has already raised its alarm. */
const MAIL_LATE_MS = HOUR_MS;
const MAIL_OLD_MS = 25 * HOUR_MS;
/** Records that one check reads: an alarm needs no exact number. */
const MAX_RECORDS = 200;

/** Returns the day that should be sealed by now and isn't; undefined if there is none or nothing has been recorded yet. */
export async function findUnsealedDay(tenantId: string, at: Date): Promise<string | undefined> {
  const due = lastFinishedDay(new Date(at.getTime() - SEAL_LATE_MS));
  const last = (await db.auditSeals(tenantId).orderBy('date', 'desc').limit(1).get()).docs[0]?.id;
  if (last !== undefined) return last < due ? due : undefined;
  const first = (await db.auditLogs(tenantId).orderBy('at').limit(1).get()).docs[0]?.data();
  return first && auditDay(first.at) <= due ? due : undefined;
}

async function countOverdueLeads(tenantId: string, at: Date): Promise<number> {
  const found = await db
    .submissions(tenantId)
    .where('status', 'in', OPEN_STATUSES)
    .where('first_contact_at', '==', null)
    .where('due_at', '<=', new Date(at.getTime() - LEAD_LATE_MS))
    .orderBy('due_at')
    .select()
    .limit(MAX_RECORDS)
    .get();
  return found.size;
}

/** States of mail that no mail server has accepted. */
const STUCK = ['queued', 'sending', 'failed'] satisfies MailState[];

/** Filters by state in the query: on a busy day, sent mail would fill any limit. */
async function countStuckMail(tenantId: string, at: Date): Promise<number> {
  const found = await db
    .mail(tenantId)
    .where('state', 'in', STUCK)
    .where('created_at', '>=', new Date(at.getTime() - MAIL_OLD_MS))
    .where('created_at', '<=', new Date(at.getTime() - MAIL_LATE_MS))
    .orderBy('created_at', 'desc')
    .limit(MAX_RECORDS)
    .count()
    .get();
  return found.data().count;
}

/**
 * Looks for silent failures: a day without a seal, leads that nobody calls, mail that isn't sent. Each becomes a log line with only
 * numbers, from which ops/metrics and ops/alerts raise alarms.
 */
export async function checkOperations(tenantId: string, at: Date): Promise<void> {
  const [unsealed, leads, mails] = await Promise.all([
    findUnsealedDay(tenantId, at),
    countOverdueLeads(tenantId, at),
    countStuckMail(tenantId, at),
  ]);
  if (unsealed !== undefined) logger.error('audit day not sealed', { tenant: tenantId, date: unsealed });
  if (leads > 0) logger.warn('leads overdue', { tenant: tenantId, count: leads });
  if (mails > 0) logger.error('mail stuck', { tenant: tenantId, count: mails });
  logger.info('operations checked', { tenant: tenantId });
}
