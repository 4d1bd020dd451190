import { FirebaseError } from 'firebase/app';
import { securityErrorMessage } from '../../lib/session/securityErrorMessage.ts';
import { findCodeError } from '../../lib/session/signInErrorMessage.ts';

const NEW_SECRET_NEEDED: Record<string, string> = {
  'auth/too-many-enrollment-attempts': 'Too many wrong codes.',
  'auth/code-expired': 'Setting up took too long.',
  'auth/invalid-verification-id': 'Setting up took too long.',
  'auth/mfa-enrollment-already-complete': 'This QR code was already used.',
};

/** Returns whether a user whose first code was rejected should try another one or start with a new QR code. */
export function toEnrollmentError(error: unknown): { needsNewSecret: boolean; message: string } {
  const expired = error instanceof FirebaseError ? NEW_SECRET_NEEDED[error.code] : undefined;
  if (expired) {
    return {
      needsNewSecret: true,
      message: `${expired} Delete the entry in your authenticator app and start again with a new QR code.`,
    };
  }
  const known = findCodeError(error);
  if (known && !known.startAgain) return { needsNewSecret: false, message: known.message };
  return { needsNewSecret: false, message: securityErrorMessage(error) };
}
