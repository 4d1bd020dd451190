import { expect, it } from 'vitest';
import { isOfficerLicensed } from './isOfficerLicensed.ts';
import type { License } from './license.ts';
import { sampleLicense } from './testing/sampleLicense.ts';

const license = (changes: Partial<License>) =>
  sampleLicense({ holder_kind: 'officer', holder_id: 'maria', kind: 'originator', ...changes });

it.each([
  ['a licensed officer', [license({})], 'NJ', true],
  ['an officer without a license there', [license({})], 'TX', false],
  ['an officer whose license has expired', [license({ expires_on: '2026-10-31' })], 'NJ', false],
  ['anyone where the state isn’t known', [license({})], undefined, true],
  ['an officer without recorded licenses', [license({ holder_id: 'devon' })], 'TX', true],
])('finds whether %s may take the application', (_who, licenses, state, isAllowed) => {
  expect(isOfficerLicensed(licenses, 'maria', state, '2026-11-28')).toBe(isAllowed);
});
