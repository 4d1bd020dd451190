import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { codeProblem, signInSentence } from './signInSentence.ts';

const sentence = (code: string) => signInSentence(new FirebaseError(code, 'from the SDK'));

test('doesn’t reveal which part was wrong, or whether the account exists', () => {
  const accountCodes = [
    'user-not-found',
    'wrong-password',
    'invalid-credential',
    'user-disabled',
    'invalid-email',
  ];
  const answers = new Set(accountCodes.map((code) => sentence(`auth/${code}`)));
  expect(answers.size).toBe(1);
  expect([...answers][0]).toMatch(/email or password/);
});

test('has messages for too many attempts and no connection', () => {
  expect(sentence('auth/too-many-requests')).toMatch(/Too many tries/);
  expect(sentence('auth/network-request-failed')).toMatch(/internet connection/);
});

test('has no message for an unexpected error', () => {
  expect(sentence('auth/internal-error')).toBeUndefined();
  expect(signInSentence(new Error('auth/wrong-password'))).toBeUndefined();
  expect(codeProblem(new FirebaseError('auth/internal-error', ''))).toBeUndefined();
});

test('a wrong code can be retried, an expired challenge can’t', () => {
  const problem = (code: string) => codeProblem(new FirebaseError(code, ''));
  expect(problem('auth/invalid-verification-code')).toMatchObject({ startAgain: false });
  expect(problem('auth/too-many-requests')).toMatchObject({ startAgain: false });
  expect(problem('auth/totp-challenge-timeout')).toMatchObject({ startAgain: true });
});
