import { expect, it } from 'vitest';
import { objectKeys } from '../../collections/records.ts';
import { DEFAULT_BRAND } from '../../company/companyBrand.ts';
import { DEFAULT_LOOK } from '../../company/companyLook.ts';
import type { TemplateVersion } from '../../template/template.ts';
import { toFlyerParties } from '../record/flyerParties.ts';
import { BINDINGS, boundValue } from './bindings.ts';
import { effectiveData, missingFields } from './missingFields.ts';

const records = {
  member: {
    user_id: 'maya',
    officer_id: null,
    name: 'Maria Silva',
    title: 'Loan Officer',
    nmls_id: '1900101',
    phone: '+19735550101',
    email: 'maria@larkfield.example',
    headshot_url: '',
  },
  tenant: {
    company_name: 'Larkfield',
    nmls_id: '1992001',
    phone: '(973) 555-0192',
    licence_lines: ['NJ 1'],
    brand: DEFAULT_BRAND,
    look: DEFAULT_LOOK,
    mark_url: '',
  },
  branch: {
    id: 'clifton-nj',
    name: 'Clifton',
    state: 'NJ',
    licenseNumber: '9900192',
    address: '1200 Route 46 West, Clifton, NJ 07013',
    manager: '',
  },
  siteOrigin: 'https://www.larkfield.example',
};
const parties = toFlyerParties(records);

it('every binding of a party that’s present has a value; a missing party’s has none', () => {
  for (const binding of objectKeys(BINDINGS)) {
    expect(boundValue(binding, parties) !== '', binding).toBe(!binding.startsWith('realtor.'));
  }
  expect(boundValue('company.website', parties)).toBe('www.larkfield.example');
  expect(boundValue('officer.phone', parties), 'as the cards print it').toBe('(973) 555-0101');
});

it.each([
  ['', 'https://loans.harborview.example', 'loans.harborview.example'],
  ['https://www.bayside.example', 'http://127.0.0.1:5000', 'www.bayside.example'],
])('a company with the website "%s" on a site at %s prints %s', (own, siteOrigin, website) => {
  const tenant = { ...records.tenant, brand: { ...DEFAULT_BRAND, website: own } };
  expect(toFlyerParties({ ...records, tenant, siteOrigin }).company.website).toBe(website);
});

const version = (locked: boolean): TemplateVersion => ({
  id: 'v1',
  default_data: { host: 'Somebody' },
  handlebars_schema: {
    fields: [
      { key: 'host', label: 'Host', type: 'string', help_text: '', binding: 'officer.name' },
      { key: 'partner', label: 'Realtor', type: 'string', help_text: '', binding: 'realtor.name' },
    ],
  },
  required_fields: ['host', 'partner'],
  locked_fields: locked ? ['host', 'partner'] : [],
  approval_required: true,
});

it('a bound field starts with the record’s value; a locked one keeps it', () => {
  expect(effectiveData(version(false), {}, parties)).toEqual({ host: 'Maria Silva' });
  expect(effectiveData(version(false), { host: 'Me' }, parties)).toEqual({ host: 'Me' });
  expect(effectiveData(version(true), { host: 'Me' }, parties)).toEqual({ host: 'Maria Silva' });
});

it.each([true, false])('reports a missing realtor once, first, for all bound fields, locked %s', (locked) => {
  const { handlebars_schema, ...rest } = version(locked);
  const fields = [
    { key: 'address', label: 'Address', type: 'address', help_text: '' } as const,
    ...handlebars_schema.fields,
    { key: 'firm', label: 'Firm', type: 'string', help_text: '', binding: 'realtor.brokerage' } as const,
  ];
  const asked = {
    ...rest,
    handlebars_schema: { fields },
    required_fields: ['address', 'partner', 'firm'],
  };
  const missing = (realtor?: { name: string; brokerage: string }) =>
    missingFields(asked, {}, { ...parties, realtor }).map(({ label }) => label);
  expect(missing()).toEqual(['Realtor', 'Address']);
  expect(missing({ name: 'Lena Ortiz', brokerage: 'Pier Realty' })).toEqual(['Address']);
  // Choosing another realtor wouldn't help, so the field itself is reported.
  expect(missing({ name: 'Lena Ortiz', brokerage: '' })).toEqual(['Address', 'Firm']);
});
