import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findTotpStep, toTotpCode } from './totpVault.ts';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const NOW = 1_000_000 * 30_000;
const codeAt = (timestamp: number) => new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp });

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

it.each([-5, 0, 5])('accepts a code of %i steps from now', (steps) => {
  expect(findTotpStep(SECRET, codeAt(NOW + steps * 30_000))).toBe(1_000_000 + steps);
});

it.each([-6, 6])('rejects a code of %i steps from now', (steps) => {
  expect(findTotpStep(SECRET, codeAt(NOW + steps * 30_000))).toBeUndefined();
});

it('rejects an invalid code', () => {
  expect(findTotpStep(SECRET, '12345')).toBeUndefined();
  expect(findTotpStep(SECRET, 'abcdef')).toBeUndefined();
});

it('generates the code that an authenticator app shows now', () => {
  expect(toTotpCode(SECRET)).toBe(codeAt(NOW));
});
