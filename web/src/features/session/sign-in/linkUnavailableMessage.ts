import { sessionErrors } from '@brokerage/domain/errors/sessionErrors';
import { FirebaseError } from 'firebase/app';
import { hasErrorCode } from '../../../lib/errors/callError.ts';
import { logUnforeseen } from '../../../lib/errors/logUnforeseen.ts';

/** Why an email link couldn't be used. */
export interface LinkProblem {
  title: string;
  text: string;
  /** The link itself may be valid: trying again can help. */
  canRetry: boolean;
}

const toProblem = ({ title, sentence }: { title: string; sentence: string }): LinkProblem => ({
  title,
  text: sentence,
  canRetry: false,
});
const EXPIRED = toProblem(sessionErrors['password-link-expired']);
const GONE = toProblem(sessionErrors['password-link-invalid']);

const PROBLEMS: Record<string, LinkProblem> = {
  'auth/expired-action-code': EXPIRED,
  'auth/invalid-action-code': GONE,
  // Don't reveal whether such an account exists.
  'auth/user-disabled': GONE,
  'auth/user-not-found': GONE,
  'auth/network-request-failed': {
    title: 'We can’t reach the server',
    text: 'Check your internet connection and try again.',
    canRetry: true,
  },
};

/** Returns whether a function answered that the password link can no longer be used. */
export const isPasswordLinkError = (error: unknown): boolean =>
  hasErrorCode(error, 'password-link-expired', 'password-link-invalid');

function findProblem(error: unknown): LinkProblem | undefined {
  if (hasErrorCode(error, 'password-link-expired')) return EXPIRED;
  if (hasErrorCode(error, 'password-link-invalid')) return GONE;
  return error instanceof FirebaseError ? PROBLEMS[error.code] : undefined;
}

/** Returns the message for a link that can't be used, based on the error from Auth or a function. */
export function linkUnavailableMessage(error: unknown): LinkProblem {
  const known = findProblem(error);
  if (known) return known;
  logUnforeseen('A link could not be checked, in an unforeseen way', error);
  return {
    title: 'An unexpected error occurred',
    text: 'We couldn’t check the link. Please try again in a moment.',
    canRetry: true,
  };
}
