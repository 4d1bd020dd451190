import type { UserRole } from '@brokerage/domain/directory/userRole';
import { PASSWORD_TOO_COMMON, passwordTooShort } from '@brokerage/domain/security/passwordRules';
import { logger } from 'firebase-functions/v2';
import { addressBound } from '../http/addressBound.ts';
import { defineCallable, describe } from '../http/defineCallable.ts';
import { accountOf } from '../people/accounts.ts';
import { newSessionsCount } from '../people/sessionsEnd.ts';
import { findResetAccount } from './findResetAccount.ts';
import { isCommonPassword } from './isCommonPassword.ts';
import { passwordError, resetPassword } from './passwordReset.ts';
import { copyRevocation, revokedAt } from './sessions.ts';

const CALLS_PER_MINUTE = 20;
const assertWithin = addressBound(CALLS_PER_MINUTE);

/** Ends the tokens that are still alive, in the database too; Auth has revoked the account's sessions. */
async function endOlderSessions(member: UserRole): Promise<void> {
  const account = await accountOf({ uid: member.user_id });
  if (!account) return;
  // Tokens tell their sign-in in whole seconds, so one of that very second counts as before.
  const validAfter = await copyRevocation(member, revokedAt(account) + 1);
  await newSessionsCount(validAfter);
}

/**
 * set-new-password: for the holder of a password link, who is not signed in. Checks the company's minimum length and the
 * list of common passwords, sets the password and ends all older sessions.
 */
export const setNewPassword = defineCallable('set-new-password', async ({ code, password }, caller) => {
  assertWithin(caller.ip, new Date());
  const { member, minLength } = await findResetAccount(code, caller);
  if (password.length < minLength) throw passwordError(passwordTooShort(minLength));
  if (await isCommonPassword(password)) throw passwordError(PASSWORD_TOO_COMMON);
  await resetPassword(code, password, caller.appCheckToken);
  try {
    if (member) await endOlderSessions(member);
  } catch (error) {
    // The password is set and the link used up. The next call of any older session is refused, too.
    logger.error('older sessions could not be ended at once', { error: describe(error) });
  }
  return {};
});
