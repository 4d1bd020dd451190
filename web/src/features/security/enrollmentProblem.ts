import { FirebaseError } from 'firebase/app';
import { securitySentence } from '../../lib/session/securitySentence.ts';
import { codeProblem } from '../../lib/session/signInSentence.ts';

const NEW_SECRET_NEEDED: Record<string, string> = {
  'auth/too-many-enrollment-attempts': 'Too many wrong codes.',
  'auth/code-expired': 'Setting up took too long.',
  'auth/invalid-verification-id': 'Setting up took too long.',
  'auth/mfa-enrollment-already-complete': 'This QR code was already used.',
};

/** Returns whether a user whose first code was rejected should try another one or start with a new QR code. */
export function enrollmentProblem(error: unknown): { needsNewSecret: boolean; sentence: string } {
  const over = error instanceof FirebaseError ? NEW_SECRET_NEEDED[error.code] : undefined;
  if (over) {
    return {
      needsNewSecret: true,
      sentence: `${over} Delete the entry in your authenticator app and start again with a new QR code.`,
    };
  }
  const known = codeProblem(error);
  if (known && !known.startAgain) return { needsNewSecret: false, sentence: known.sentence };
  return { needsNewSecret: false, sentence: securitySentence(error) };
}
