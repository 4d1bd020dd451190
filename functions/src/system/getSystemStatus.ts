import { countVerificationWarnings } from '@brokerage/domain/audit/verificationWarnings';
import { DAY_MS, MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { SYSTEM_COUNT_LIMIT, type SystemStatus } from '@brokerage/domain/system/systemStatus';
import type { Query } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';
import { checkHealth } from '../health/health.ts';
import { defineMemberCallable } from '../http/defineMemberCallable.ts';
import { build } from '../logging/logger.ts';
import { lateMail, WAITING_STATES } from '../mail/lateMail.ts';
import { findUnsealedDay } from '../operations/checkOperations.ts';
import { findLastBackup } from './findLastBackup.ts';

/** Reminders run every 10 minutes, so anything older than this is stuck. */
const LATE_MS = 30 * MINUTE_MS;
const FAILED_WITHIN_MS = 7 * DAY_MS;
const MAX_MIGRATIONS = 50;

async function countUpTo(query: Query<unknown>): Promise<number> {
  return (await query.limit(SYSTEM_COUNT_LIMIT).count().get()).data().count;
}

async function loadQueues(tenantId: string, now: Date): Promise<SystemStatus['queues']> {
  const outbox = db.outbox(tenantId);
  const before = new Date(now.getTime() - LATE_MS);
  const [mail_waiting, mail_late, mail_failed, reminders_late, summaries_waiting] = await Promise.all([
    countUpTo(outbox.where('state', 'in', WAITING_STATES)),
    countUpTo(lateMail(tenantId, now)),
    countUpTo(
      outbox
        .where('state', '==', 'failed')
        .where('created_at', '>=', new Date(now.getTime() - FAILED_WITHIN_MS))
        .orderBy('created_at', 'desc'),
    ),
    countUpTo(db.submissions(tenantId).where('contact_reminder_at', '<=', before)),
    countUpTo(db.digestEntries(tenantId)),
  ]);
  return { mail_waiting, mail_late, mail_failed, reminders_late, summaries_waiting };
}

async function loadAudit(tenantId: string, now: Date): Promise<SystemStatus['audit']> {
  const [seals, verification, unsealed] = await Promise.all([
    db.auditSeals(tenantId).orderBy('date', 'desc').limit(1).get(),
    db.auditVerification(tenantId).get(),
    findUnsealedDay(tenantId, now),
  ]);
  const job = verification.data();
  return {
    sealed_through: seals.docs[0]?.id ?? null,
    is_seal_late: unsealed !== undefined,
    verification: job
      ? {
          status: job.status,
          at: (job.finished_at ?? job.updated_at).toISOString(),
          is_clean: job.result && job.result.first_broken === null,
          warnings: job.result === null ? 0 : countVerificationWarnings(job.result),
        }
      : null,
  };
}

/** get-system-status: returns the state of the product, in about ten reads and counts at any size. */
export const getSystemStatus = defineMemberCallable(
  'get-system-status',
  'system:read',
  async (_input, { member: { tenant_id: tenantId } }, now) => {
    const [health, audit, backup, queues, migrations] = await Promise.all([
      checkHealth(now),
      loadAudit(tenantId, now),
      findLastBackup(),
      loadQueues(tenantId, now),
      db.migrations().where('status', 'in', ['due', 'running']).select().limit(MAX_MIGRATIONS).get(),
    ]);
    return {
      build,
      checked_at: now.toISOString(),
      health: health.components,
      audit,
      backup,
      queues,
      migrations: migrations.docs.map(({ id }) => id),
    };
  },
);
