import { getErrorCode } from '../getErrorCode.ts';

/** Errors of `verifyIdToken` for a token that is no longer valid, or never was. */
const CODES: ReadonlySet<unknown> = new Set([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/argument-error',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/**
 * Returns whether a failure of `verifyIdToken` means an invalid token, so that the caller has to sign in. While Auth is down, a failure
 * says nothing about the token.
 */
export function isInvalidToken(error: unknown): boolean {
  // firebase-admin uses the same code for a wrong signature and for public keys that it couldn't load.
  const isUnchecked =
    error instanceof Error && /^Error (?:fetching public keys|while making request)/.test(error.message);
  return !isUnchecked && CODES.has(getErrorCode(error));
}
