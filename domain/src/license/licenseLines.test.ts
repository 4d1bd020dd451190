import { expect, it, test } from 'vitest';
import { companyLicenseLines, licenseLine, licenseLines, officerPageLicenseLines } from './licenseLines.ts';
import { sampleLicense } from './testing/sampleLicense.ts';

const COMPANY = { name: 'Larkfield Home Mortgage', nmls: '1992001' };
const ANA = { name: 'Ana Reyes', nmls: '1900101' };
const TODAY = '2026-11-23';

test.each([
  [sampleLicense(), 'Licensed by the New Jersey Department of Banking and Insurance, license 9900192'],
  [
    sampleLicense({ state: 'CA', kind: 'ca_crmla', number: '60DBO-1' }),
    'Licensed by the California Department of Financial Protection and Innovation under the California Residential Mortgage Lending Act, license 60DBO-1',
  ],
  [
    sampleLicense({ state: 'CA', kind: 'ca_dre_broker', number: '01992001' }),
    'Real estate broker, California Department of Real Estate, DRE #01992001, NMLS #1992001',
  ],
  [
    sampleLicense({ state: 'NY', kind: 'ny_broker', number: 'B1' }),
    'Registered mortgage broker, New York State Department of Financial Services, registration B1',
  ],
  [
    sampleLicense({ state: 'ME', kind: 'other', number: '7', authority: 'The Maine Bureau' }),
    'Licensed by the Maine Bureau, license 7',
  ],
] as const)('formats the company’s license %#', (license, line) => {
  expect(licenseLine(license, COMPANY)).toBe(line);
});

const ofAna = { holder_kind: 'officer', holder_id: 'ana' } as const;

test.each([
  [
    sampleLicense({ ...ofAna, kind: 'originator', number: '5' }),
    'Ana Reyes: New Jersey mortgage loan originator license 5',
  ],
  [
    sampleLicense({ ...ofAna, state: 'CA', kind: 'ca_dre_salesperson', number: '01900111' }),
    'Ana Reyes: real estate salesperson, California Department of Real Estate, DRE #01900111, NMLS #1900101',
  ],
] as const)('formats an officer’s license with name, and the DRE number beside NMLS %#', (license, line) => {
  expect(licenseLine(license, ANA)).toBe(line);
});

it('lists only active licenses, by state', () => {
  const lines = licenseLines(
    [
      sampleLicense({ number: 'B' }),
      sampleLicense({ number: 'old', expires_on: '2026-11-22' }),
      sampleLicense({ state: 'CA', kind: 'ca_cfl', number: 'A' }),
    ],
    COMPANY,
    TODAY,
  );
  expect(lines.map((line) => line.split(' ').at(-1))).toEqual(['A', 'B']);
});

it('adds the settings’ lines, except about a recorded license', () => {
  const settings = [
    'Licensed in New Jersey, sample license 9900192',
    'Loans are made by others.',
    'License 99001921 of another state',
  ];
  expect(companyLicenseLines([], COMPANY, settings, TODAY)).toEqual(settings);
  expect(companyLicenseLines([sampleLicense()], COMPANY, settings, TODAY)).toEqual([
    licenseLine(sampleLicense(), COMPANY),
    ...settings.slice(1),
  ]);
  const expired = sampleLicense({ expires_on: '2026-11-22' });
  expect(companyLicenseLines([expired], COMPANY, settings, TODAY)).toEqual(settings.slice(1));
});

it('omits the name on the officer’s own page', () => {
  const held = [
    sampleLicense({ ...ofAna, kind: 'originator', number: '5' }),
    sampleLicense({ ...ofAna, state: 'CA', kind: 'ca_dre_salesperson', number: '01900111' }),
    sampleLicense({ ...ofAna, kind: 'originator', number: 'old', expires_on: '2026-11-22' }),
  ];
  expect(officerPageLicenseLines(held, ANA, TODAY)).toEqual([
    'Real estate salesperson, California Department of Real Estate, DRE #01900111, NMLS #1900101',
    'Licensed in New Jersey (5)',
  ]);
});
