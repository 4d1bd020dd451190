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

it('omits what NMLS numbers cover, and keeps what the settings add', () => {
  expect(signatureLicenses([], tenant, { officer_id: 'ana' }, TODAY)).toEqual({
    licence_lines: ['Old line'],
    own_licenses: [],
    dre_numbers: [],
  });
  expect(signatureLicenses([sampleLicense(), own, others], tenant, { officer_id: 'ana' }, TODAY)).toEqual({
    licence_lines: ['Old line'],
    own_licenses: [],
    dre_numbers: [],
  });
});

it('names company licenses that need a sentence, in the member’s licensed states', () => {
  const broker = sampleLicense({ state: 'CA', kind: 'ca_dre_broker', number: '01992001' });
  const line = 'Real estate broker, California Department of Real Estate, DRE #01992001, NMLS #1992001';
  const california = { ...own, state: 'CA' };
  const linesWith = (license: typeof own, officer_id: string | null = 'ana') =>
    signatureLicenses([broker, license], tenant, { officer_id }, TODAY).licence_lines;
  expect(linesWith(california)).toEqual([line, 'Old line']);
  expect(linesWith(own)).toEqual(['Old line']);
  // Their office isn't known.
  expect(linesWith(others)).toEqual([line, 'Old line']);
  expect(linesWith(own, null)).toEqual([line, 'Old line']);
  expect(linesWith({ ...own, expires_on: '2026-11-22' })).toEqual([line, 'Old line']);
});

it('has a sentence for a license of another authority', () => {
  const other = sampleLicense({ ...ofAna, kind: 'other', state: 'ME', authority: 'Maine Bureau' });
  expect(signatureLicenses([other], tenant, { officer_id: 'ana' }, TODAY).own_licenses).toEqual([
    'Licensed by the Maine Bureau, license 9900192',
  ]);
});

it('lists active numbers of California’s Department of Real Estate separately', () => {
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
