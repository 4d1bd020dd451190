import { FirebaseError } from 'firebase/app';
import { expect, test, vi } from 'vitest';
import { toEnrollmentError } from './toEnrollmentError.ts';

const problem = (code: string) => toEnrollmentError(new FirebaseError(code, 'from the SDK'));

test('a wrong code can be retried with the same QR code', () => {
  expect(problem('auth/invalid-verification-code')).toMatchObject({ needsNewSecret: false });
  expect(problem('auth/invalid-verification-code').message).toMatch(/isn’t right, or was used before/);
  expect(problem('auth/network-request-failed').message).toMatch(/internet connection/);
});

test.each(['auth/too-many-enrollment-attempts', 'auth/code-expired', 'auth/invalid-verification-id'])(
  '%s needs a new QR code, with a plain message',
  (code) => {
    expect(problem(code)).toMatchObject({ needsNewSecret: true });
    expect(problem(code).message).toMatch(/new QR code/);
  },
);

test('shows and logs an unexpected error', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(problem('auth/something-new').message).toMatch(/unexpected error/);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
