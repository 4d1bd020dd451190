import { UserError } from './UserError.ts';

interface Account {
  uid: string;
  email?: string | undefined;
  displayName?: string | undefined;
  emailVerified: boolean;
  disabled: boolean;
}

/**
 * Returns an account that can be a new company's first super administrator.
 * @throws UserError when it is disabled, or when its address isn't verified: anyone could have created it
 */
export function requireUsableAdministrator({
  uid,
  email = '',
  displayName,
  emailVerified,
  disabled,
}: Account) {
  if (disabled)
    throw new UserError(`The account of ${email} is disabled. Enable it in the Firebase console first.`);
  if (!emailVerified) {
    throw new UserError(
      `The address ${email} is not verified. In the Firebase console, under Authentication, send them a password reset email: setting a password with it verifies the address. Then run this again.`,
    );
  }
  return { uid, name: displayName ?? email, email };
}
