import { publicCompanySchema } from '@brokerage/domain/company/publicCompany';
import { branchSchema } from '@brokerage/domain/directory/branch';
import { paths } from '@brokerage/domain/paths';
import { publicOfficerSchema } from '@brokerage/domain/publicCallables';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod';
import { firestore, post } from '../testing/emulator.ts';
import { PUBLIC_TENANT } from '../testing/publicTenant.ts';

const strictly = z.strictObject({
  branches: z.array(branchSchema.strict()),
  officers: z.array(publicOfficerSchema.strict()),
  moved_branches: z.record(z.string(), z.string()).optional(),
  company: publicCompanySchema.strict(),
});
const maya = firestore.doc(paths.officers.one(PUBLIC_TENANT, 'maya-torres'));

afterEach(async () => {
  await maya.set((({ home_address: _, ...kept }) => kept)((await maya.get()).data() ?? {}));
});

it('get-directory returns branches and officers of the public tenant, sorted by name', async () => {
  const { status, body } = await post('get-directory', null);
  expect(status).toBe(200);
  const { branches, officers } = strictly.parse(body.result);
  expect(branches.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'Cliffside Park NJ',
    'Clifton NJ',
    'Fountain Valley CA',
    'Newark NJ',
    'Woodbridge NJ',
  ]);
  expect(officers).toHaveLength(11);
  expect(officers.map(({ name }) => name)).toEqual(officers.map(({ name }) => name).toSorted());
  const ids = branches.map(({ id }) => id);
  expect(officers.filter(({ branchId }) => !ids.includes(branchId))).toEqual([]);
});

it('get-directory has the text of active licenses, and only states with a recorded license', async () => {
  const { body } = await post('get-directory', null);
  const { officers, branches, company } = strictly.parse(body.result);
  const of = (officer: string) => officers.find(({ id }) => id === officer);
  expect(of('daniel-okafor')).toMatchObject({
    licensed_states: ['NJ'],
    license_lines: ['Licensed in New Jersey (NJ-0000102)'],
  });
  expect(of('marcus-bell'), 'expired').toMatchObject({ licensed_states: [], license_lines: [] });
  expect(of('maya-torres')).not.toHaveProperty('license_lines');
  expect(branches.find(({ id }) => id === 'clifton-nj')?.licenseNumber).toBe('NJ-0010192');
  expect(company.licenceLines).toContain(
    'Licensed by the New Jersey Department of Banking and Insurance, license 9900192',
  );
  expect(new Set(company.licenceLines).size).toBe(company.licenceLines.length);
});

it('get-directory returns nothing of another tenant, and no other stored fields', async () => {
  await maya.update({ home_address: '1 Secret Lane' });
  const { body } = await post('get-directory', null);
  strictly.parse(body.result);
  expect(JSON.stringify(body)).not.toMatch(/harborview|portland|Secret Lane/i);
  expect(JSON.stringify(body), 'who has left').not.toMatch(/peter.novak|listed/i);
});

it.each([{ tenantId: 'harborview' }, 'harborview', [], 7])(
  'get-directory rejects a payload: %o',
  async (data) => {
    const { status, body } = await post('get-directory', data);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).not.toMatch(/ruth/i);
  },
);
