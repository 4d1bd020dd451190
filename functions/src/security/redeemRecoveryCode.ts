import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { areCodesFor, type UserSecurity } from '@brokerage/domain/security/recoveryCodes';
import { getAuth } from 'firebase-admin/auth';
import { audit } from '../audit/audit.ts';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { type ExpiringCounter, increment, readCount } from '../data/expiringCounter.ts';
import type { Caller } from '../http/caller.ts';
import { defineCallableWithoutSite } from '../http/defineCallable.ts';
import { callerCounter, RECOVERY_TRIES_PER_HOUR, recoveryCounter } from '../http/rateLimit.ts';
import { recoveryCodeUsedMail } from '../members/accountMails.ts';
import { findSecondFactor, getAccount } from '../members/accounts.ts';
import { toSessionsValidAfter, waitForNewSessions } from '../members/sessionRevocation.ts';
import { hashRecoveryCode, isSameHash } from './hashRecoveryCode.ts';
import { callIdentityToolkit } from './identityToolkit.ts';
import { copyRevocation, revokeSessions } from './sessions.ts';

type Input = ParsedInput<'use-recovery-code'>;

/** Returns the same error whichever part doesn't match, so that nobody can probe for accounts. */
const invalidCode = () => new DomainError('recovery-code-invalid');

/** Counts an attempt before any check, so that concurrent attempts count, too. */
async function countTry(counter: ExpiringCounter): Promise<void> {
  const ref = db.rateLimit(counter.id);
  await db.runTransaction(async (transaction) => {
    if (readCount(await transaction.get(ref)) >= RECOVERY_TRIES_PER_HOUR) {
      throw new DomainError('too-many-recovery-tries');
    }
    transaction.set(ref, increment(counter), { merge: true });
  });
}

const WRONG_CREDENTIALS =
  /^(INVALID_LOGIN_CREDENTIALS|INVALID_PASSWORD|EMAIL_NOT_FOUND|USER_DISABLED|INVALID_EMAIL|TOO_MANY_ATTEMPTS_TRY_LATER)/;

/**
 * Returns whether Auth accepts this password for the account, without a second factor. Anything else in Auth's response is dropped.
 * `appCheckToken`: the caller's, because Auth may require one.
 * @throws Error when Auth could not tell
 */
async function isCurrentPassword(
  email: string,
  password: string,
  appCheckToken: string | undefined,
): Promise<boolean> {
  const response = await callIdentityToolkit(
    'accounts:signInWithPassword',
    { email, password, returnSecureToken: true },
    appCheckToken,
  );
  if (response.ok) return true;
  if (WRONG_CREDENTIALS.test(response.error)) return false;
  throw new Error('The password could not be checked');
}

/**
 * Finds a member's recovery code by what was typed.
 * @throws DomainError when there is no such code, or it was used for anything but this factor
 */
async function findCode({ codes, salt }: UserSecurity, typed: string, factorId: string) {
  const hash = await hashRecoveryCode(typed, salt);
  const index = codes.findIndex((code) => isSameHash(code.hash, hash));
  const code = codes[index];
  if (!code) throw invalidCode();
  if (code.used_at && code.used_for_factor !== factorId) throw invalidCode();
  return { index, isUsed: code.used_at !== null };
}

interface CodeUse {
  uid: string;
  /** The address that the account signs in with. */
  to: string;
  typed: string;
  factor: { uid: string; enrolledAt: Date };
  now: Date;
}

/** Uses up the code, ends all sessions, records and mails it. A code that was already used for this factor passes once more. */
function useUpCode({ uid, to, typed, factor, now }: CodeUse): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const [member, security] = await Promise.all([
      transaction.get(db.member(uid)).then((one) => one.data()),
      transaction.get(db.userSecurity(uid)).then((one) => one.data()),
    ]);
    if (!security || member?.status !== 'active') throw invalidCode();
    if (!areCodesFor(security, factor)) throw invalidCode();
    const { index, isUsed } = await findCode(security, typed, factor.uid);
    if (isUsed) return;
    const tenant = await loadTenant(member.tenant_id);
    transaction.update(db.userSecurity(uid), {
      codes: security.codes.map((code, at) =>
        at === index ? { ...code, used_at: now, used_for_factor: factor.uid } : code,
      ),
      known_factors: [],
    });
    transaction.update(db.member(uid), { sessions_valid_after: toSessionsValidAfter(now) });
    transaction.create(db.mail(member.tenant_id).doc(), recoveryCodeUsedMail({ to, tenant, now }));
    audit(transaction, {
      actor: member,
      action: 'second_factor_removed_by_recovery_code',
      entity: { type: 'member', id: uid, head: member.audit_head },
      before: null,
      after: null,
      at: now,
    });
  });
}

async function recover({ email, password, code }: Input, caller: Caller, now: Date): Promise<void> {
  await countTry(callerCounter('recovery', caller.ip, now));
  if (!(await isCurrentPassword(email, password, caller.appCheckToken))) throw invalidCode();
  // Counted only with the right password: otherwise anybody could use up the owner's attempts.
  await countTry(recoveryCounter(email, now));
  const account = await getAccount({ email });
  const factor = account && findSecondFactor(account);
  if (!account?.email || !factor) throw invalidCode();
  await useUpCode({
    uid: account.uid,
    to: account.email,
    typed: code,
    // Auth always has the enrollment time; without it, older codes must not work.
    factor: { uid: factor.uid, enrolledAt: new Date(factor.enrollmentTime ?? now) },
    now,
  });
  await getAuth().updateUser(account.uid, { multiFactor: { enrolledFactors: null } });
  await waitForNewSessions(await copyRevocation(account.uid, await revokeSessions(account.uid)));
}

/**
 * use-recovery-code: removes the lost second factor of a member who has the password and a recovery code. They then sign in with the
 * password.
 */
export const redeemRecoveryCode = defineCallableWithoutSite(
  'use-recovery-code',
  async (input, caller, now) => {
    await recover(input, caller, now);
    return {};
  },
);
