import { FirebaseError } from 'firebase/app';

const WRONG_CREDENTIALS =
  'The email or password isn’t right, or this account can’t sign in. Check both, or ask your administrator.';
const TOO_MANY = 'Too many tries. Wait a few minutes, then try again.';
const OFFLINE = 'We can’t reach the server. Check your internet connection and try again.';

/** One message for every reason related to the user's account: it doesn't reveal which part was wrong, or whether the account exists. */
const MESSAGES: Record<string, string> = {
  'auth/invalid-credential': WRONG_CREDENTIALS,
  'auth/invalid-login-credentials': WRONG_CREDENTIALS,
  'auth/wrong-password': WRONG_CREDENTIALS,
  'auth/user-not-found': WRONG_CREDENTIALS,
  'auth/user-disabled': WRONG_CREDENTIALS,
  'auth/invalid-email': WRONG_CREDENTIALS,
  'auth/too-many-requests': TOO_MANY,
  'auth/network-request-failed': OFFLINE,
  'auth/timeout': OFFLINE,
};

/** Returns the message for a failed sign-in, or undefined for an unexpected error. */
export function signInErrorMessage(error: unknown): string | undefined {
  return error instanceof FirebaseError ? MESSAGES[error.code] : undefined;
}

/** Error codes after which another code can't help: sign-in restarts at the password. */
const CHALLENGE_OVER = new Set([
  'auth/totp-challenge-timeout',
  'auth/code-expired',
  'auth/invalid-multi-factor-session',
  'auth/missing-multi-factor-session',
  'auth/multi-factor-info-not-found',
  'auth/user-token-expired',
]);

/** What a person should do after a rejected code. */
export type CodeError = { startAgain: boolean; message: string };

/** Returns the message for a rejected code, or undefined for an unexpected error. */
export function findCodeError(error: unknown): CodeError | undefined {
  if (!(error instanceof FirebaseError)) return undefined;
  if (CHALLENGE_OVER.has(error.code)) {
    return { startAgain: true, message: 'The code step took too long. Please sign in again.' };
  }
  switch (error.code) {
    case 'auth/invalid-verification-code':
      return {
        startAgain: false,
        message:
          'That code isn’t right, or was used before. Enter the one your app shows now; it changes every 30 seconds.',
      };
    case 'auth/too-many-requests':
      return { startAgain: false, message: TOO_MANY };
    case 'auth/network-request-failed':
      return { startAgain: false, message: OFFLINE };
    default:
      return undefined;
  }
}
