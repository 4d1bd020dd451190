import { DomainError, invalidField } from '@brokerage/domain/errors/DomainError';
import {
  PASSWORD_BREAKS_POLICY,
  PASSWORD_MIN_LENGTH,
  passwordTooShort,
} from '@brokerage/domain/security/passwordRules';
import * as z from 'zod';
import { callIdentityToolkit } from './identityToolkit.ts';

const codeSchema = z.object({ requestType: z.string(), email: z.string().optional() });

const LINK_INVALID = /^(INVALID_OOB_CODE|MISSING_OOB_CODE|USER_DISABLED|USER_NOT_FOUND|EMAIL_NOT_FOUND)/;
const TOO_MANY = /^(TOO_MANY_ATTEMPTS_TRY_LATER|RESET_PASSWORD_EXCEED_LIMIT)/;

/** Returns an `invalid-argument` at the password field. */
export const passwordError = (message: string) => invalidField('password', message);

/**
 * Returns Auth's description of its policy, taken from the error: "Missing password requirements: [Password must contain at least 10
 * characters]".
 */
function policyMessage(error: string): string {
  const minLength = /at least (\d+) characters/.exec(error)?.[1];
  return minLength ? passwordTooShort(Number(minLength)) : PASSWORD_BREAKS_POLICY;
}

function errorFrom(error: string): Error {
  if (error.startsWith('EXPIRED_OOB_CODE')) return new DomainError('password-link-expired');
  if (LINK_INVALID.test(error)) return new DomainError('password-link-invalid');
  if (TOO_MANY.test(error)) return new DomainError('too-many-requests');
  if (error.startsWith('WEAK_PASSWORD')) return passwordError(passwordTooShort(PASSWORD_MIN_LENGTH.floor));
  if (error.startsWith('PASSWORD_DOES_NOT_MEET_REQUIREMENTS')) return passwordError(policyMessage(error));
  return new Error('Auth did not reset the password');
}

/**
 * Returns the address that a password link belongs to, without using up the link.
 * @throws DomainError password-link-expired; password-link-invalid; too-many-requests
 */
export async function readResetCode(oobCode: string, appCheckToken: string | undefined): Promise<string> {
  const response = await callIdentityToolkit('accounts:resetPassword', { oobCode }, appCheckToken);
  if (!response.ok) throw errorFrom(response.error);
  const { requestType, email } = codeSchema.parse(response.body);
  // The code of another mail, such as an address confirmation, sets no password.
  if (requestType !== 'PASSWORD_RESET' || !email) throw new DomainError('password-link-invalid');
  return email;
}

/**
 * Sets the password and uses up the link. Auth revokes the account's sessions.
 * @throws DomainError those of `readResetCode`; invalid-argument when the password violates Auth's own policy
 */
export async function resetPassword(
  oobCode: string,
  newPassword: string,
  appCheckToken: string | undefined,
): Promise<void> {
  const response = await callIdentityToolkit(
    'accounts:resetPassword',
    { oobCode, newPassword },
    appCheckToken,
  );
  if (!response.ok) throw errorFrom(response.error);
}
