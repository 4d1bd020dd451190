import { expect, it } from 'vitest';
import { signatureLicenses } from './signatureLicenses.ts';
import { sampleLicense } from './testing/sampleLicense.ts';

const tenant = {
  id: 'larkfield',
  company_name: 'Larkfield',
  nmls_id: '1992001',
  licence_lines: ['Old line'],
};
const TODAY = '2026-11-23';
const ofAna = { holder_kind: 'officer', holder_id: 'ana' } as const;
const own = sampleLicense({ ...ofAna, kind: 'originator', number: '5' });
const others = sampleLicense({ holder_kind: 'officer', holder_id: 'ben', kind: 'originator', number: '6' });

it('has the company’s lines, and one’s own without the name', () => {
  expect(signatureLicenses([], tenant, { officer_id: 'ana' }, TODAY)).toEqual({
    licence_lines: ['Old line'],
    own_licenses: [],
    dre_numbers: [],
  });
  expect(signatureLicenses([sampleLicense(), own, others], tenant, { officer_id: 'ana' }, TODAY)).toEqual({
    licence_lines: [
      'Licensed by the New Jersey Department of Banking and Insurance, license 9900192',
      'Old line',
    ],
    own_licenses: ['New Jersey mortgage loan originator license 5'],
    dre_numbers: [],
  });
  expect(signatureLicenses([own], tenant, { officer_id: null }, TODAY).own_licenses).toEqual([]);
});

it('has a license of another authority as a sentence', () => {
  const other = sampleLicense({ ...ofAna, kind: 'other', state: 'ME', authority: 'Maine Bureau' });
  expect(signatureLicenses([other], tenant, { officer_id: 'ana' }, TODAY).own_licenses).toEqual([
    'Licensed by the Maine Bureau, license 9900192',
  ]);
});

it('keeps numbers of California’s Department of Real Estate apart, as long as they are in force', () => {
  const dre = { ...ofAna, state: 'CA', kind: 'ca_dre_salesperson' } as const;
  const licenses = [
    sampleLicense({ ...dre, number: '01900111' }),
    sampleLicense({ ...dre, number: '01900000', expires_on: '2026-11-22' }),
  ];
  expect(signatureLicenses(licenses, tenant, { officer_id: 'ana' }, TODAY)).toMatchObject({
    own_licenses: [],
    dre_numbers: ['01900111'],
  });
});
