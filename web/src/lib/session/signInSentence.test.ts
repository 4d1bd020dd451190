import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { codeProblem, signInSentence } from './signInSentence.ts';

const sentence = (code: string) => signInSentence(new FirebaseError(code, 'from the SDK'));

test('which part was wrong, and whether there is such an account, is not told', () => {
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

test('too many tries and no connection have words of their own', () => {
  expect(sentence('auth/too-many-requests')).toMatch(/Too many tries/);
  expect(sentence('auth/network-request-failed')).toMatch(/internet connection/);
});

test('what was not foreseen has no sentence', () => {
  expect(sentence('auth/internal-error')).toBeUndefined();
  expect(signInSentence(new Error('auth/wrong-password'))).toBeUndefined();
  expect(codeProblem(new FirebaseError('auth/internal-error', ''))).toBeUndefined();
});

test('a wrong code may be tried again, a challenge that is over may not', () => {
  const problem = (code: string) => codeProblem(new FirebaseError(code, ''));
  expect(problem('auth/invalid-verification-code')).toMatchObject({ startAgain: false });
  expect(problem('auth/too-many-requests')).toMatchObject({ startAgain: false });
  expect(problem('auth/totp-challenge-timeout')).toMatchObject({ startAgain: true });
});
