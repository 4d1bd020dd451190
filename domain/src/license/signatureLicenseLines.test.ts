import { expect, it } from 'vitest';
import { signatureLicenseLines } from './signatureLicenseLines.ts';
import { sampleLicense } from './testing/sampleLicense.ts';

const tenant = {
  id: 'larkfield',
  company_name: 'Larkfield',
  nmls_id: '1992001',
  licence_lines: ['Old line'],
};
const member = { name: 'Ana Reyes', nmls_id: '1900101', officer_id: 'ana' };
const own = sampleLicense({ holder_kind: 'officer', holder_id: 'ana', kind: 'originator', number: '5' });
const others = sampleLicense({ holder_kind: 'officer', holder_id: 'ben', kind: 'originator', number: '6' });

it('has the company’s lines and one’s own', () => {
  expect(signatureLicenseLines([], tenant, member, '2026-11-23')).toEqual(['Old line']);
  expect(signatureLicenseLines([sampleLicense(), own, others], tenant, member, '2026-11-23')).toEqual([
    'Licensed by the New Jersey Department of Banking and Insurance, license 9900192',
    'Old line',
    'Ana Reyes: New Jersey mortgage loan originator license 5',
  ]);
  expect(signatureLicenseLines([own], tenant, { ...member, officer_id: null }, '2026-11-23')).toEqual([
    'Old line',
  ]);
});
