import { expect, it } from 'vitest';
import { sampleLicense } from '../license/testing/sampleLicense.ts';
import { firstConsent } from '../preapproval/consent/consentVersion.ts';
import { DEFAULT_OFFICE_SCHEDULE } from '../schedule/defaultOfficeSchedule.ts';
import { DEFAULT_BRAND } from './companyBrand.ts';
import { toCompanyColors } from './companyColors.ts';
import { DEFAULT_LOOK } from './companyLook.ts';
import { toPublicCompany } from './publicCompany.ts';
import { tenantSchema } from './tenant.ts';

const { version, texts } = firstConsent('Larkfield Home Mortgage');

/** An older record, with less about the company. */
const older = {
  id: 'larkfield',
  company_name: 'Larkfield Home Mortgage',
  nmls_id: '1992001',
  phone: '(973) 555-0192',
  mailbox: 'hello@larkfield.example',
  hours: 'Whenever you call',
  licence_lines: ['Sample license 1'],
};

it('reads an older record; its website is the address it’s served at', () => {
  expect(toPublicCompany(tenantSchema.parse({ ...older, hosts: ['apply.example'] }))).toEqual({
    name: 'Larkfield Home Mortgage',
    shortName: 'Larkfield Home Mortgage',
    since: null,
    nmls: '1992001',
    phone: '+19735550192',
    phoneDisplay: '(973) 555-0192',
    mailbox: 'hello@larkfield.example',
    website: 'https://apply.example',
    address: '',
    licenceLines: ['Sample license 1'],
    hours: 'Mon-Fri 9AM-6PM',
    schedule: DEFAULT_OFFICE_SCHEDULE,
    states: [],
    statistics: { figures: [], as_of: '' },
    socialLinks: [],
    disclosure: '',
    applyRules: { isPaused: false, pausedNote: '', states: [] },
    consent: { version, texts },
    colors: toCompanyColors(DEFAULT_LOOK),
    headings: 'source-serif',
    mark: '',
  });
});

it('uses the company’s font family for headings', () => {
  const tenant = tenantSchema.parse({ ...older, look: { ...DEFAULT_LOOK, family: 'lora' } });
  expect(toPublicCompany(tenant).headings).toBe('lora');
});

it('uses the settings, with states by name', () => {
  const brand = {
    ...DEFAULT_BRAND,
    short_name: 'Larkfield',
    website: 'https://www.larkfield.example',
    states: ['NJ'],
  };
  const record = { ...older, brand };
  expect(toPublicCompany(tenantSchema.parse(record))).toMatchObject({
    shortName: 'Larkfield',
    website: 'https://www.larkfield.example',
    states: ['New Jersey'],
  });
});

it.each([
  ['(973) 555-0192 x12', '+19735550192'],
  ['+1 973 555 0192', '+19735550192'],
  ['+44 20 7946 0123', '+442079460123'],
])('links the phone number %s as %s', (phone, dialled) => {
  expect(toPublicCompany(tenantSchema.parse({ ...older, phone })).phone).toBe(dialled);
});

it('builds its license text from active licenses and keeps lines about other things', () => {
  const tenant = tenantSchema.parse(older);
  const linesOn = (today: string) =>
    toPublicCompany(tenant, {
      licenses: [sampleLicense({ number: '77001', expires_on: '2026-11-22' })],
      today,
    }).licenceLines;
  expect(linesOn('2026-11-22')).toEqual([expect.stringContaining('77001'), 'Sample license 1']);
  expect(linesOn('2026-11-23'), 'the only recorded one has expired').toEqual(['Sample license 1']);
  expect(toPublicCompany(tenant, { licenses: [], today: '2026-11-23' }).licenceLines).toEqual([
    'Sample license 1',
  ]);
});
