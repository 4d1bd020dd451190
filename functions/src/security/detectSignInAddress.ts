import type { Member } from '@brokerage/domain/member/member';
import type { UserSecurity } from '@brokerage/domain/security/recoveryCodes';
import type { UserRecord } from 'firebase-admin/auth';
import { type AuditActor, audit } from '../audit/audit.ts';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { signInAddressChangedMail } from '../members/accountMails.ts';
import { loadSuperAdmins } from '../members/load/loadSuperAdmins.ts';
import { prepareSecurityMail } from '../members/prepareSecurityMail.ts';

/** Returns whether the account's sign-in address differs from the one that the server knows. */
export const hasOtherAddress = ({ email }: UserRecord, security: UserSecurity | undefined): boolean =>
  email !== undefined && email !== security?.known_email;

/**
 * Stores an account's first sign-in address, and records and mails every change of it. The browser changes the address directly in Auth, so
 * the account itself is the source of truth. A second call finds nothing to do.
 */
export async function detectSignInAddress(
  account: UserRecord,
  actorIn: (member: Member) => AuditActor,
  now: Date,
): Promise<void> {
  const { uid, email } = account;
  await db.runTransaction(async (transaction) => {
    const [member, security] = await Promise.all([
      transaction.get(db.member(uid)).then((one) => one.data()),
      transaction.get(db.userSecurity(uid)).then((one) => one.data()),
    ]);
    if (!member || email === undefined || !hasOtherAddress(account, security)) return;
    const known = security?.known_email ?? null;
    if (known === null) {
      transaction.set(db.userSecurity(uid), { first_email: email, known_email: email }, { merge: true });
      return;
    }
    const { tenant_id } = member;
    const tenant = await loadTenant(tenant_id);
    const notify = await prepareSecurityMail(
      transaction,
      tenant_id,
      await loadSuperAdmins(transaction, tenant_id),
    );
    transaction.set(db.userSecurity(uid), { known_email: email }, { merge: true });
    transaction.create(db.mail(tenant_id).doc(), signInAddressChangedMail({ to: known, tenant, now }));
    audit(transaction, {
      actor: actorIn(member),
      action: 'sign_in_address_changed',
      entity: { type: 'member', id: uid, head: member.audit_head },
      before: { email: known },
      after: { email },
      at: now,
    });
    notify({ actor: member, description: 'changed their sign-in address', at: now });
  });
}
