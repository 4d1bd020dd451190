import type { Member } from '@brokerage/domain/member/member';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import type { UserSecurity } from '@brokerage/domain/security/recoveryCodes';
import type { UserRecord } from 'firebase-admin/auth';
import { type AuditActor, audit } from '../audit/audit.ts';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { sessionsRevokedMail } from '../members/accountMails.ts';
import { detectSecondFactors, hasOtherFactors } from './detectSecondFactors.ts';
import { detectSignInAddress, hasOtherAddress } from './detectSignInAddress.ts';
import { revokedAt } from './sessions.ts';

interface KnownAccount {
  /** The member's `sessions_valid_after`. */
  validAfter: number;
  security: UserSecurity | undefined;
  actorIn: (member: Member) => AuditActor;
  now: Date;
}

/**
 * Our own acts copy Auth's time to the record right after revoking (`copyRevocation`); a call in between may see the record's older time,
 * at most by this much. Each such act mails the owner itself.
 */
const SAME_ACT_S = 2;
/** A revocation detected this late is recorded, but the owner gets no mail. */
const NEWS_S = (7 * DAY_MS) / 1000;

interface Revocation {
  actorIn: (member: Member) => AuditActor;
  now: Date;
  /** Whether a changed sign-in address or second factor, which has its own mail, explains the revocation. */
  isExplained: boolean;
}

/**
 * Copies a revocation that only Auth knows (a new password set by its API, or the console) to the role record, where rules read it, and
 * records and mails it. The first one that the server sees dates from the creation of the account. A second call finds nothing to do.
 */
async function detectRevocation(
  account: UserRecord,
  { actorIn, now, isExplained }: Revocation,
): Promise<void> {
  const { uid, email } = account;
  const validAfter = revokedAt(account);
  await db.runTransaction(async (transaction) => {
    const member = (await transaction.get(db.member(uid))).data();
    if (!member || member.sessions_valid_after >= validAfter) return;
    const known = member.sessions_valid_after;
    const isNotice = known > 0 && validAfter - known > SAME_ACT_S && !isExplained;
    const tenant = isNotice ? await loadTenant(member.tenant_id) : undefined;
    transaction.update(db.member(uid), { sessions_valid_after: validAfter });
    if (!tenant) return;
    audit(transaction, {
      actor: actorIn(member),
      action: 'sessions_revoked',
      entity: { type: 'member', id: uid, head: member.audit_head },
      before: null,
      after: { revoked_at: new Date(validAfter * 1000).toISOString() },
      at: now,
    });
    if (email !== undefined && now.getTime() / 1000 - validAfter < NEWS_S) {
      transaction.create(db.mail(member.tenant_id).doc(), sessionsRevokedMail({ to: email, tenant, now }));
    }
  });
}

/**
 * Records and mails what has happened to a member's account outside our functions: revoked sessions, second factors, another sign-in
 * address. A second call finds nothing to do.
 * @returns the current `password_sessions_valid_after`, if the factors have changed
 */
export async function syncAccount(
  account: UserRecord,
  { validAfter, security, actorIn, now }: KnownAccount,
): Promise<number | undefined> {
  const [hasFactors, hasAddress] = [hasOtherFactors(account, security), hasOtherAddress(account, security)];
  if (revokedAt(account) > validAfter)
    await detectRevocation(account, { actorIn, now, isExplained: hasFactors || hasAddress });
  const passwordsValidAfter = hasFactors ? await detectSecondFactors(account, actorIn, now) : undefined;
  if (hasAddress) await detectSignInAddress(account, actorIn, now);
  return passwordsValidAfter;
}
