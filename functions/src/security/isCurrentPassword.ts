import { callIdentityToolkit } from './identityToolkit.ts';

const WRONG =
  /^(INVALID_LOGIN_CREDENTIALS|INVALID_PASSWORD|EMAIL_NOT_FOUND|USER_DISABLED|INVALID_EMAIL|TOO_MANY_ATTEMPTS_TRY_LATER)/;

/**
 * Whether the account has this password, as Auth says; a second factor is not asked for. What Auth answers beyond
 * that is thrown away. `appCheckToken`: the caller's, as Auth may demand one.
 * @throws Error when Auth could not say
 */
export async function isCurrentPassword(
  email: string,
  password: string,
  appCheckToken: string | undefined,
): Promise<boolean> {
  const answer = await callIdentityToolkit(
    'accounts:signInWithPassword',
    { email, password, returnSecureToken: true },
    appCheckToken,
  );
  if (answer.ok) return true;
  if (WRONG.test(answer.error)) return false;
  throw new Error('The password could not be checked');
}
