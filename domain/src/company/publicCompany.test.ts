import { expect, it } from 'vitest';
import { DEFAULT_OFFICE_SCHEDULE } from '../schedule/defaultOfficeSchedule.ts';
import { DEFAULT_BRAND } from './companyBrand.ts';
import { toPublicCompany } from './publicCompany.ts';
import { tenantSchema } from './tenant.ts';

/** As records were stored before they said more of the company. */
const older = {
  id: 'larkfield',
  company_name: 'Larkfield Home Mortgage',
  nmls_id: '1992001',
  phone: '(973) 555-0192',
  mailbox: 'hello@larkfield.example',
  hours: 'Mon-Fri 9AM-6PM',
  licence_lines: ['Sample license 1'],
};
const ORIGIN = 'https://apply.example';

it('reads an older record, whose website is the one that it is served at', () => {
  expect(toPublicCompany(tenantSchema.parse(older), ORIGIN)).toEqual({
    name: 'Larkfield Home Mortgage',
    shortName: 'Larkfield Home Mortgage',
    since: null,
    nmls: '1992001',
    phone: '+19735550192',
    phoneDisplay: '(973) 555-0192',
    mailbox: 'hello@larkfield.example',
    website: ORIGIN,
    address: '',
    licenceLines: ['Sample license 1'],
    hours: 'Mon-Fri 9AM-6PM',
    schedule: DEFAULT_OFFICE_SCHEDULE,
    states: [],
    statistics: { figures: [], as_of: '' },
  });
});

it('takes what the settings say, with states by name', () => {
  const brand = {
    ...DEFAULT_BRAND,
    short_name: 'Larkfield',
    website: 'https://www.larkfield.example',
    states: ['NJ'],
  };
  const record = { ...older, brand };
  expect(toPublicCompany(tenantSchema.parse(record), ORIGIN)).toMatchObject({
    shortName: 'Larkfield',
    website: 'https://www.larkfield.example',
    states: ['New Jersey'],
  });
});

it.each([
  ['(973) 555-0192 x12', '+19735550192'],
  ['+1 973 555 0192', '+19735550192'],
  ['+44 20 7946 0123', '+442079460123'],
])('calls %s by %s', (phone, dialled) => {
  expect(toPublicCompany(tenantSchema.parse({ ...older, phone }), ORIGIN).phone).toBe(dialled);
});
