import type { AuditSeal } from '@brokerage/domain/audit/auditRecord';
import type { Tenant } from '@brokerage/domain/company/tenant';
import type { Mail } from '@brokerage/domain/mail';
import { getAuth } from 'firebase-admin/auth';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { isAlreadyExists } from '../data/isAlreadyExists.ts';

/** Each mail repeats the days before, so that one that is lost leaves no gap. */
const DAYS_IN_MAIL = 7;

function digestMail(to: string[], tenant: Tenant, seals: readonly AuditSeal[], now: Date): Mail {
  const lines = seals.flatMap(({ date, count, digest }) => [
    `${date} (UTC), ${count === 1 ? '1 record' : `${count} records`}`,
    digest,
    '',
  ]);
  const text = [
    'Hello,',
    '',
    'Here are the digests of the latest sealed days in your audit log, newest first:',
    '',
    ...lines,
    'Keep this email. If anyone rewrites the audit log, its digests will no longer match these.',
    '',
    `${tenant.company_name}, ${tenant.phone}, ${tenant.mailbox}`,
  ];
  return {
    kind: 'audit_digests',
    to,
    replyTo: tenant.mailbox,
    message: { subject: `Audit log digests through ${seals[0]?.date}`, text: text.join('\n') },
    created_at: now,
  };
}

/** More super administrators than any company has, and what one request to Auth may name. */
const MOST = 100;

/** Returns the sign-in addresses of a tenant's active super administrators. */
async function superAdminAddresses(tenantId: string): Promise<string[]> {
  const found = await db
    .userRoles()
    .where('tenant_id', '==', tenantId)
    .where('role', '==', 'super_admin')
    .limit(MOST)
    .get();
  const active = found.docs.map((one) => one.data()).filter(({ status }) => status === 'active');
  if (active.length === 0) return [];
  const { users } = await getAuth().getUsers(active.map(({ user_id }) => ({ uid: user_id })));
  return users
    .filter(({ disabled }) => !disabled)
    .flatMap(({ email }) => (email ? [email] : []))
    .sort();
}

/** Mails the digests of the latest sealed days to the active super administrators, once for each sealed day. */
export async function mailAuditDigests(tenantId: string, now: Date): Promise<void> {
  const latest = await db.auditSeals(tenantId).orderBy('date', 'desc').limit(DAYS_IN_MAIL).get();
  const seals = latest.docs.map((one) => one.data());
  const [newest] = seals;
  if (!newest) return;
  const mail = db.mail(tenantId).doc(`audit-digests-${newest.date}`);
  if ((await mail.get()).exists) return;
  const to = await superAdminAddresses(tenantId);
  if (to.length === 0) return;
  try {
    await mail.create(digestMail(to, await loadTenant(tenantId), seals, now));
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}
