import { sampleLicense } from '@brokerage/domain/license/testing/sampleLicense';
import { expect, test } from 'vitest';
import { formatLicenseField, toLicenseForm } from './licenseForm.ts';

const FORM = toLicenseForm(sampleLicense({ state: 'NJ', number: '9900192', expires_on: '2026-12-31' }));

test.each([
  ['state', 'New Jersey'],
  ['number', '9900192'],
  ['lapses', 'yes'],
  ['expires_on', 'Dec 31, 2026'],
] as const)('formats a stored license’s %s for people', (field, text) => {
  expect(formatLicenseField(FORM, field)).toBe(text);
});

test('a kind is shown by its name, and a license without an expiration has no last day', () => {
  expect(formatLicenseField({ ...FORM, kind: 'originator' }, 'kind')).toBe('Mortgage loan originator');
  expect(formatLicenseField({ ...FORM, lapses: false, expires_on: '' }, 'expires_on')).toBe('');
});
