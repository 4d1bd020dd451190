import { expect, it } from 'vitest';
import { isInvalidToken } from './isInvalidToken.ts';

const failure = (code: string, message = 'Failed') => Object.assign(new Error(message), { code });

it.each([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/argument-error',
  'auth/user-disabled',
  'auth/user-not-found',
])('%s is the token’s fault', (code) => {
  expect(isInvalidToken(failure(code))).toBe(true);
});

it.each([
  failure('auth/internal-error'),
  failure('app/network-timeout'),
  failure('auth/argument-error', 'Error fetching public keys for Google certs: 503'),
  failure(
    'auth/argument-error',
    'Error while making request: connect ECONNREFUSED. Error code: ECONNREFUSED',
  ),
  new TypeError('fetch failed'),
])('%s is Auth’s fault', (error) => {
  expect(isInvalidToken(error)).toBe(false);
});
