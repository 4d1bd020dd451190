import { publicCompanySchema } from '@brokerage/domain/company/publicCompany';
import { branchSchema } from '@brokerage/domain/directory/branch';
import { officerSchema } from '@brokerage/domain/directory/officer';
import { paths } from '@brokerage/domain/paths';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod';
import { firestore, PUBLIC_TENANT, post } from '../testing/emulator.ts';

const strictly = z.strictObject({
  branches: z.array(branchSchema.strict()),
  officers: z.array(officerSchema.strict()),
  moved_branches: z.record(z.string(), z.string()).optional(),
  company: publicCompanySchema.strict(),
});
const maya = firestore.doc(paths.officers.one(PUBLIC_TENANT, 'maya-torres'));

afterEach(async () => {
  await maya.set((({ home_address: _, ...kept }) => kept)((await maya.get()).data() ?? {}));
});

it('get-directory answers with the branches and officers of the public tenant, by name', async () => {
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

it('get-directory tells nothing of another tenant, nor what else stands in a record', async () => {
  await maya.update({ home_address: '1 Secret Lane' });
  const { body } = await post('get-directory', null);
  strictly.parse(body.result);
  expect(JSON.stringify(body)).not.toMatch(/harborview|portland|Secret Lane/i);
  expect(JSON.stringify(body), 'who has left').not.toMatch(/peter.novak|listed/i);
});

it.each([{ tenantId: 'harborview' }, 'harborview', [], 7])(
  'get-directory takes no payload: %o',
  async (data) => {
    const { status, body } = await post('get-directory', data);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).not.toMatch(/ruth/i);
  },
);
