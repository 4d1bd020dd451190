import type { Member } from '@brokerage/domain/member/member';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import type { UserSecurity } from '@brokerage/domain/security/recoveryCodes';
import type { UserRecord } from 'firebase-admin/auth';
import { type AuditActor, audit } from '../audit/audit.ts';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { secondFactorEnrolledMail, secondFactorWithdrawnMail } from '../members/accountMails.ts';
import { listFactorIds } from '../members/accounts.ts';
import { toSessionsValidAfter } from '../members/sessionRevocation.ts';

/** A factor detected this late was set up before the server checked: it is recorded, but its owner gets no mail. */
const NEWS_MS = 7 * DAY_MS;

/** Returns the ids of the first list that the second one lacks. */
const without = (all: readonly string[], some: readonly string[]) => all.filter((id) => !some.includes(id));

/** Returns what the audit log keeps of an account's factors: not their names, which are user input. */
const toSnapshot = (ids: readonly string[]) => ({ second_factors: ids.length, factor_ids: [...ids] });

/** Returns whether the account's factors differ from those that the server knows. */
export function hasOtherFactors(account: UserRecord, security: UserSecurity | undefined): boolean {
  const [enrolled, known] = [listFactorIds(account), security?.known_factors ?? []];
  return without(enrolled, known).length > 0 || without(known, enrolled).length > 0;
}

/**
 * Records and mails second factors that were set up or turned off since the last check, and ends sessions that were started before with
 * only a password. The browser changes factors directly in Auth, so the account itself is the source of truth. A second call finds nothing
 * to do.
 * @returns the current `password_sessions_valid_after`.
 */
export async function detectSecondFactors(
  account: UserRecord,
  actorIn: (member: Member) => AuditActor,
  now: Date,
): Promise<number> {
  return db.runTransaction(async (transaction) => {
    const [member, security] = await Promise.all([
      transaction.get(db.member(account.uid)).then((one) => one.data()),
      transaction.get(db.userSecurity(account.uid)).then((one) => one.data()),
    ]);
    if (!member) return 0;
    if (!hasOtherFactors(account, security)) return member.password_sessions_valid_after;
    const known = security?.known_factors ?? [];
    const enrolled = listFactorIds(account);
    const added = (account.multiFactor?.enrolledFactors ?? []).filter(({ uid }) => !known.includes(uid));
    const removed = without(known, enrolled);
    const kept = without(known, removed);
    const tenant = await loadTenant(member.tenant_id);
    const entity = { type: 'member', id: account.uid } as const;
    const record = { actor: actorIn(member), at: now };
    const mail = account.email ? { to: account.email, tenant, now } : undefined;
    const outbox = db.mail(member.tenant_id);
    const enrolledAt = added.map(({ enrollmentTime }) => new Date(enrollmentTime ?? now));
    const validAfter = Math.max(
      member.password_sessions_valid_after,
      ...enrolledAt.map(toSessionsValidAfter),
    );

    transaction.set(db.userSecurity(account.uid), { known_factors: enrolled }, { merge: true });
    let head = member.audit_head;
    if (removed.length > 0) {
      head = audit(transaction, {
        ...record,
        action: 'second_factor_withdrawn',
        entity: { ...entity, head },
        before: toSnapshot(known),
        after: toSnapshot(kept),
      });
      if (mail) transaction.create(outbox.doc(), secondFactorWithdrawnMail(mail));
    }
    if (added.length > 0) {
      transaction.update(db.member(account.uid), { password_sessions_valid_after: validAfter });
      audit(transaction, {
        ...record,
        action: 'second_factor_enrolled',
        entity: { ...entity, head },
        before: toSnapshot(kept),
        after: { ...toSnapshot(enrolled), enrolled_at: enrolledAt.map((at) => at.toISOString()) },
      });
      const isNews = enrolledAt.some((at) => now.getTime() - at.getTime() < NEWS_MS);
      if (mail && isNews) transaction.create(outbox.doc(), secondFactorEnrolledMail(mail));
    }
    return validAfter;
  });
}
