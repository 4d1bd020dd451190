import { logUnforeseen } from '../errors/logUnforeseen.ts';
import { signInSentence } from './signInSentence.ts';

export const UNEXPECTED_ERROR = 'An unexpected error occurred. Please try again in a moment.';

/** Returns the message for a failed reauthentication or a failed step on the Security tab. */
export function securitySentence(error: unknown): string {
  const sentence = signInSentence(error);
  if (sentence) return sentence;
  logUnforeseen('A security step failed in an unforeseen way', error);
  return UNEXPECTED_ERROR;
}
