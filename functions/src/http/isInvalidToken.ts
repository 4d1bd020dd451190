import { getErrorCode } from '../getErrorCode.ts';

/** What `verifyIdToken` fails with for a token that counts no longer, or never did. */
const CODES: ReadonlySet<unknown> = new Set([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/argument-error',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/**
 * Returns whether the failure of `verifyIdToken` is the token's, so that the caller has to sign in. While Auth is down it says nothing
 * about the token.
 */
export function isInvalidToken(error: unknown): boolean {
  // firebase-admin has the same code for a wrong signature and for keys that it couldn't load to check one.
  const isUnchecked =
    error instanceof Error && /^Error (?:fetching public keys|while making request)/.test(error.message);
  return !isUnchecked && CODES.has(getErrorCode(error));
}
