import { expect, test } from 'vitest';
import { readEmailLink } from './emailLink.ts';

const read = (address: string) => readEmailLink(new URL(address, 'https://site.example/officer-login'));

test.each([
  '?mode=resetPassword&oobCode=abc&apiKey=k&continueUrl=https%3A%2F%2Fsite.example%2Fofficer-login%3Freset%3Dtrue',
  '?reset=true#oobCode=abc&type=recovery',
  '#type=recovery&oobCode=abc',
  '?reset=true&oobCode=abc',
])('%s has a code for a new password', (address) => {
  expect(read(address)).toEqual({ kind: 'new-password', code: 'abc' });
});

test.each([
  '?reset=true',
  '#access_token=secret&refresh_token=x&type=recovery',
  '?mode=resetPassword',
  '?mode=resetPassword&oobCode=',
])('%s requests a new password, without a code', (address) => {
  expect(read(address)).toEqual({ kind: 'new-password', code: undefined });
});

test.each([
  '',
  '?next=%2Fofficer-portal',
  '#section',
  '?reset=false',
  '?mode=signIn&oobCode=abc',
  '?mode=verifyEmail',
])('%j isn’t such a link', (address) => expect(read(address)).toBeUndefined());

test('recognizes other mails of the sign-in service', () => {
  expect(read('?mode=verifyEmail&oobCode=abc')).toEqual({
    kind: 'confirmation',
    mode: 'verifyEmail',
    code: 'abc',
  });
});
