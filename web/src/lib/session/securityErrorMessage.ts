import { logUnforeseen } from '../errors/logUnforeseen.ts';
import { signInErrorMessage } from './signInErrorMessage.ts';

export const UNEXPECTED_ERROR = 'An unexpected error occurred. Please try again in a moment.';

/** Returns the message for a failed reauthentication or a failed step on the Security tab. */
export function securityErrorMessage(error: unknown): string {
  const message = signInErrorMessage(error);
  if (message) return message;
  logUnforeseen('A security step failed in an unforeseen way', error);
  return UNEXPECTED_ERROR;
}
