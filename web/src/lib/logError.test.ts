import { FirebaseError } from 'firebase/app';
import { afterEach, expect, it, vi } from 'vitest';
import { logError } from './logError.ts';

afterEach(() => vi.mocked(console.error).mockClear());

it.each([
  [new FirebaseError('permission-denied', 'rosa@borrower.example may not'), 'permission-denied'],
  [new TypeError('rosa@borrower.example'), 'TypeError'],
  ['rosa@borrower.example', 'string'],
])('logs text and code, and nothing personal: %o', (error, code) => {
  logError('Error fetching user roles', error);
  expect(vi.mocked(console.error).mock.calls).toEqual([['Error fetching user roles', code]]);
});
