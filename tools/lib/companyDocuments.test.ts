import { expect, it } from 'vitest';
import { companyDocuments } from './companyDocuments.ts';

const COMPANY = {
  id: 'testfield',
  name: 'Testfield Lending',
  nmls: '1990099',
  phone: '(973) 555-0190',
  mailbox: 'hello@testfield.example',
  hosts: ['www.testfield.example'],
  admin: { uid: 'ada', name: 'Ada Park', email: 'ada@testfield.example' },
};

it('requires passwords of at least 10 characters in new companies', () => {
  const security = companyDocuments(COMPANY).find(
    ({ path }) => path === 'tenants/testfield/settings/security',
  );
  expect(security?.data).toMatchObject({ password_min_length: 10, administrators_need_second_factor: false });
});

it('creates the company and its first super administrator', () => {
  const data = new Map(companyDocuments(COMPANY).map((one) => [one.path, one.data]));
  expect([...data.keys()]).toEqual([
    'tenants/testfield',
    'tenants/testfield/settings/security',
    'user_roles/ada',
  ]);
  // This record is public.
  expect(data.get('tenants/testfield')).toEqual({
    id: 'testfield',
    company_name: 'Testfield Lending',
    nmls_id: '1990099',
    phone: '(973) 555-0190',
    mailbox: 'hello@testfield.example',
    hosts: ['www.testfield.example'],
    licence_lines: [],
  });
  expect(data.get('user_roles/ada')).toMatchObject({
    role: 'super_admin',
    tenant_id: 'testfield',
    status: 'active',
    search_keys: expect.arrayContaining(['park']) as unknown,
  });
});

it('rejects an invalid mailbox', () => {
  expect(() => companyDocuments({ ...COMPANY, mailbox: 'hello' })).toThrow();
});
