import type { Member } from '@brokerage/domain/member/member';
import { PASSWORD_TOO_COMMON, passwordTooShort } from '@brokerage/domain/security/passwordRules';
import { audit } from '../audit/audit.ts';
import { db } from '../data/db.ts';
import { defineCallableWithoutSite } from '../http/defineCallable.ts';
import { instanceRateLimit } from '../http/instanceRateLimit.ts';
import { describeError, logger } from '../logging/logger.ts';
import { getAccount } from '../members/accounts.ts';
import { waitForNewSessions } from '../members/sessionRevocation.ts';
import { findResetAccount } from './findResetAccount.ts';
import { isCommonPassword } from './isCommonPassword.ts';
import { passwordError, resetPassword } from './passwordReset.ts';
import { copyRevocation, revokedAt } from './sessions.ts';

const CALLS_PER_MINUTE = 20;
const assertWithin = instanceRateLimit(CALLS_PER_MINUTE);

/** Ends the remaining tokens, in the database, too; Auth has already revoked the account's sessions. */
async function endOlderSessions(member: Member): Promise<void> {
  const account = await getAccount({ uid: member.user_id });
  if (!account) return;
  // Tokens have their sign-in time in whole seconds, so one of that very second counts as before.
  const validAfter = await copyRevocation(member.user_id, revokedAt(account) + 1);
  await waitForNewSessions(validAfter);
}

/** Records the new password as the member's own act: access to their mailbox and the link prove it. */
async function recordNewPassword({ user_id }: Member, now: Date): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const member = (await transaction.get(db.member(user_id))).data();
    if (!member) return;
    audit(transaction, {
      actor: member,
      action: 'password_set',
      entity: { type: 'member', id: user_id, head: member.audit_head },
      before: null,
      after: null,
      at: now,
    });
  });
}

async function logFailure(failure: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logger.error(failure, { error: describeError(error) });
  }
}

/**
 * set-new-password: sets the password of the holder of a password link, who is not signed in. Checks the company's minimum length and the
 * list of common passwords first, ends all older sessions and records it afterwards.
 */
export const setNewPassword = defineCallableWithoutSite(
  'set-new-password',
  async ({ code, password }, caller, now) => {
    assertWithin(caller.ip, now);
    const { member, minLength } = await findResetAccount(code, caller);
    if (password.length < minLength) throw passwordError(passwordTooShort(minLength));
    if (await isCommonPassword(password)) throw passwordError(PASSWORD_TOO_COMMON);
    await resetPassword(code, password, caller.appCheckToken);
    if (!member) return {};
    // The password is set and the link used up, so a failure of either step is only logged. The next call of any older session is refused
    // anyway.
    await logFailure('older sessions could not be ended at once', () => endOlderSessions(member));
    await logFailure('the new password could not be recorded', () => recordNewPassword(member, now));
    return {};
  },
);
