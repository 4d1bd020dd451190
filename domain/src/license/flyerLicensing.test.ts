import { expect, it, test } from 'vitest';
import { expiredLicenseReason, type FlyerLicensing, flyerState, licenseFlyer } from './flyerLicensing.ts';
import { sampleLicense } from './testing/sampleLicense.ts';

const TODAY = '2026-11-23';
const version = {
  default_data: {},
  handlebars_schema: {
    fields: [
      { key: 'headline', type: 'string', label: 'Headline', help_text: '' },
      { key: 'property_address', type: 'address', label: 'Property address', help_text: '' },
    ],
  },
  locked_fields: [],
} as never;
const parties = {
  officer: { name: 'Ana Reyes', nmls: '1', phone: '', email: '', photo: '', title: '' },
  company: { name: 'Larkfield', nmls: '2', phone: '', website: '', licenseLines: ['From the settings'] },
  branch: { name: 'Clifton', address: '1 Main Street, Clifton, NJ 07013', licenseNumber: 'TYPED' },
};
const OFFICER = { holder_kind: 'officer', holder_id: 'ana', kind: 'originator' } as const;
const licensing = (changes: Partial<FlyerLicensing> = {}): FlyerLicensing => ({
  tenantId: 'larkfield',
  officerId: 'ana',
  branch: { id: 'clifton-nj', state: 'NJ' },
  licenses: [],
  settingsLines: ['From the settings'],
  ...changes,
});
const IN_CALIFORNIA = { property_address: '12 Ocean Ave, Huntington Beach, CA 92648' };
const license = (data: object, changes: Partial<FlyerLicensing>) =>
  licenseFlyer({ version, data: data as never, parties }, licensing(changes), TODAY);

test.each([
  ['the address’s', IN_CALIFORNIA, 'NJ', 'CA'],
  ['the branch’s, without an address', {}, 'NJ', 'NJ'],
  ['the branch’s, with an address of nowhere', { property_address: 'By the sea' }, 'NJ', 'NJ'],
  ['none, without either', {}, undefined, undefined],
  ['none, of a branch in no state', {}, 'ZZ', undefined],
])('the state is %s', (_what, data, branch, state) => {
  expect(flyerState({ version, data, parties }, branch === undefined ? undefined : { state: branch })).toBe(
    state,
  );
});

it('leaves a company without license records unchanged', () => {
  expect(license(IN_CALIFORNIA, {})).toEqual({ state: 'CA', parties, expired: [] });
});

it('prints the flyer’s state’s licenses: the company’s, the officer’s and the branch’s number', () => {
  const licenses = [
    sampleLicense({ number: 'NJ-1' }),
    sampleLicense({ state: 'CA', kind: 'ca_crmla', number: 'CA-1' }),
    sampleLicense({ ...OFFICER, number: 'ANA-NJ' }),
    sampleLicense({ ...OFFICER, state: 'CA', number: 'ANA-CA' }),
    sampleLicense({ holder_kind: 'branch', holder_id: 'clifton-nj', number: 'BR-1' }),
  ];
  const here = license({}, { licenses });
  expect(here.parties.company.licenseLines.map((line) => line.split(' ').at(-1))).toEqual([
    'NJ-1',
    'settings',
    'ANA-NJ',
  ]);
  expect(here.parties.branch?.licenseNumber).toBe('BR-1');
  const there = license(IN_CALIFORNIA, { licenses });
  expect(there.parties.company.licenseLines.map((line) => line.split(' ').at(-1))).toEqual([
    'CA-1',
    'settings',
    'ANA-CA',
  ]);
  expect(there.parties.branch?.licenseNumber, 'the branch has none in California').toBe('');
});

it('names who has no license in the flyer’s state, and nobody elsewhere', () => {
  const gone = { expires_on: '2026-10-31' };
  const licenses = [
    sampleLicense(gone),
    sampleLicense({ ...OFFICER, ...gone }),
    sampleLicense({ ...OFFICER, state: 'CA' }),
  ];
  const { expired } = license({}, { licenses });
  expect(expired.map((one) => expiredLicenseReason(one))).toEqual([
    'Your company’s New Jersey license expired on Oct 31, 2026.',
    'Ana Reyes’s New Jersey license expired on Oct 31, 2026.',
  ]);
  expect(license(IN_CALIFORNIA, { licenses }).expired).toEqual([]);
  expect(license({}, { licenses, officerId: null }).expired).toHaveLength(1);
  const renewed = [
    ...licenses,
    sampleLicense({ number: 'new' }),
    sampleLicense({ ...OFFICER, number: 'new' }),
  ];
  expect(license({}, { licenses: renewed }).expired).toEqual([]);
});
