import { expect, test } from 'vitest';
import type { VerificationResult } from './auditVerification.ts';
import { countVerificationWarnings } from './verificationWarnings.ts';

const FINE: VerificationResult = {
  checked: 7,
  seals_checked: 2,
  since: null,
  sealed_through: '2026-11-24',
  unsealed_days: 0,
  anchors_checked: 2,
  anchored_from: '2026-11-23',
  anchored_through: '2026-11-24',
  covered_through: '2026-11-25T10:00:00.000Z',
  first_broken: null,
};

test.each([
  ['a sealed and anchored log', {}, 0],
  ['a log without seals', { seals_checked: 0, sealed_through: null, anchored_through: null }, 0],
  ['a finished day without a seal', { unsealed_days: 3 }, 1],
  ['no fingerprint outside the database', { anchored_from: null, anchored_through: null }, 1],
  ['a seal after the last fingerprint', { anchored_through: '2026-11-23' }, 1],
  ['both', { unsealed_days: 1, anchored_through: '2026-11-23' }, 2],
])('%s', (_words, changes, warnings) => {
  expect(countVerificationWarnings({ ...FINE, ...changes })).toBe(warnings);
});
