import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { findCodeError, signInErrorMessage } from './signInErrorMessage.ts';

const message = (code: string) => signInErrorMessage(new FirebaseError(code, 'from the SDK'));

test('doesn’t reveal which part was wrong, or whether the account exists', () => {
  const accountCodes = [
    'user-not-found',
    'wrong-password',
    'invalid-credential',
    'user-disabled',
    'invalid-email',
  ];
  const messages = new Set(accountCodes.map((code) => message(`auth/${code}`)));
  expect(messages.size).toBe(1);
  expect([...messages][0]).toMatch(/email or password/);
});

test('has messages for too many attempts and no connection', () => {
  expect(message('auth/too-many-requests')).toMatch(/Too many tries/);
  expect(message('auth/network-request-failed')).toMatch(/internet connection/);
});

test('has no message for an unexpected error', () => {
  expect(message('auth/internal-error')).toBeUndefined();
  expect(signInErrorMessage(new Error('auth/wrong-password'))).toBeUndefined();
  expect(findCodeError(new FirebaseError('auth/internal-error', ''))).toBeUndefined();
});

test('a wrong code can be retried, an expired challenge can’t', () => {
  const codeError = (code: string) => findCodeError(new FirebaseError(code, ''));
  expect(codeError('auth/invalid-verification-code')).toMatchObject({ startAgain: false });
  expect(codeError('auth/too-many-requests')).toMatchObject({ startAgain: false });
  expect(codeError('auth/totp-challenge-timeout')).toMatchObject({ startAgain: true });
});
