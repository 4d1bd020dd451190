import { expect, test } from 'vitest';
import { loginPath, nextPath } from './nextPath.ts';

const place = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });
const next = (value: string) => nextPath(new URLSearchParams({ next: value }));

test('the login page keeps the requested address, but not its own', () => {
  expect(loginPath(place('/officer-portal', '?tab=security'))).toBe(
    '/officer-login?next=%2Fofficer-portal%3Ftab%3Dsecurity',
  );
  expect(loginPath(place('/officer-portal'))).toBe('/officer-login');
  expect(loginPath(undefined)).toBe('/officer-login');
});

test('encodes and decodes the address completely', () => {
  const address = new URL(
    loginPath(place('/officer-portal/pdf/edit/a1', '?a=1&b=2', '#x')),
    'http://x.example',
  );
  expect(nextPath(address.searchParams)).toBe('/officer-portal/pdf/edit/a1?a=1&b=2#x');
});

test.each([
  'https://evil.example/officer-portal',
  '//evil.example/officer-portal',
  '/\\evil.example/officer-portal',
  '/\t/evil.example/officer-portal',
  'javascript:alert(1)',
  '/officer-portal/../pre-approval',
  '/officer-portal/%2e%2e/pre-approval',
  '/officer-portal/..\\..\\\\evil.example',
  '/officer-portal@evil.example',
  '/\r\n/evil.example/officer-portal',
  '\\\\evil.example/officer-portal',
  ' https://evil.example/officer-portal',
  'data:text/html,x',
  '/officer-portal-of-evil',
  '/officer-login',
  'officer-portal',
  '/',
  '',
])('%j redirects to the portal, nowhere else', (value) => {
  expect(next(value)).toBe('/officer-portal');
});

test('redirects to the portal without an address', () => {
  expect(nextPath(new URLSearchParams())).toBe('/officer-portal');
});
