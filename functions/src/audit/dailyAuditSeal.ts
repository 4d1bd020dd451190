import type { AuditSeal } from '@brokerage/domain/audit/auditRecord';
import type { Mail } from '@brokerage/domain/mail';
import { greetingMemberMail, type MemberMailContext } from '@brokerage/domain/mail/memberMail';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { defineTenantJob } from '../data/defineTenantJob.ts';
import { isAlreadyExists } from '../data/isAlreadyExists.ts';
import { directReader } from '../data/reader.ts';
import { logger } from '../logging/logger.ts';
import { loadSuperAdmins } from '../members/load/loadSuperAdmins.ts';
import { moveCompanyHead } from './moveCompanyHead.ts';
import { lastFinishedDay, sealDays } from './sealDays.ts';

/** Each mail repeats the previous days, so that a lost mail leaves no gap. */
const DAYS_IN_MAIL = 7;

function digestMail(context: MemberMailContext, seals: readonly AuditSeal[]): Mail {
  const days = seals.flatMap(({ date, count, digest }) => [
    `${date} (UTC), ${pluralize(count, 'record')}`,
    digest,
    '',
  ]);
  const lines = [
    'Here are the digests of the latest sealed days in your audit log, newest first:',
    '',
    ...days,
    'Keep this email. If anyone rewrites the audit log, its digests will no longer match these.',
  ];
  const subject = `Audit log digests through ${seals[0]?.date}`;
  return greetingMemberMail(context, { kind: 'audit_digests', subject, lines });
}

/** Loads the sign-in addresses of the super administrators who can act. */
async function loadSuperAdminAddresses(tenantId: string): Promise<string[]> {
  const superAdmins = await loadSuperAdmins(directReader, tenantId);
  return superAdmins.flatMap(({ account }) => account.email ?? []).toSorted();
}

/** Mails the digests of the latest sealed days to the active super administrators, once for each sealed day. */
export async function mailAuditDigests(tenantId: string, now: Date): Promise<void> {
  const latest = await db.auditSeals(tenantId).orderBy('date', 'desc').limit(DAYS_IN_MAIL).get();
  const seals = latest.docs.map((one) => one.data());
  const [newest] = seals;
  if (!newest) return;
  const mail = db.mail(tenantId).doc(`audit-digests-${newest.date}`);
  if ((await mail.get()).exists) return;
  const to = await loadSuperAdminAddresses(tenantId);
  if (to.length === 0) return;
  try {
    await mail.create(digestMail({ to, tenant: await loadTenant(tenantId), now }, seals));
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}

/** Seals a tenant's finished days and mails their digests. */
export async function sealTenant(tenantId: string, now: Date): Promise<void> {
  await moveCompanyHead(tenantId);
  const sealed = await sealDays(tenantId, lastFinishedDay(now), now);
  await mailAuditDigests(tenantId, now);
  logger.info('audit log sealed', { tenant: tenantId, days: sealed.length });
}

/** daily-audit-seal, tenant-audit-seal: seals finished days at 00:15 UTC, when no transaction from the previous day is still running. */
export const dailyAuditSeal = defineTenantJob({
  queue: 'tenant-audit-seal',
  schedule: '15 0 * * *',
  timeZone: 'Etc/UTC',
  failure: 'Audit log not sealed',
  work: sealTenant,
});
