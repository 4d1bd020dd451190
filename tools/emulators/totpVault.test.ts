import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codeOf, stepOf } from './totpVault.ts';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const NOW = 1_000_000 * 30_000;
const codeAt = (timestamp: number) => new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp });

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

it.each([-5, 0, 5])('accepts a code of %i steps from now', (steps) => {
  expect(stepOf(SECRET, codeAt(NOW + steps * 30_000))).toBe(1_000_000 + steps);
});

it.each([-6, 6])('refuses a code of %i steps from now', (steps) => {
  expect(stepOf(SECRET, codeAt(NOW + steps * 30_000))).toBeUndefined();
});

it('refuses what is no code', () => {
  expect(stepOf(SECRET, '12345')).toBeUndefined();
  expect(stepOf(SECRET, 'abcdef')).toBeUndefined();
});

it('makes the code that an authenticator app shows now', () => {
  expect(codeOf(SECRET)).toBe(codeAt(NOW));
});
