import { paths } from '@brokerage/domain/paths';
import { officerLookupSchema } from '@brokerage/domain/publicCallables';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { firestore, post } from '../testing/emulator.ts';
import { newTenant } from '../testing/members.ts';
import { listOfficer } from '../testing/submissions.ts';

it('get-loan-officers returns id, name and nmls of the public tenant, sorted by name', async () => {
  const { status, body } = await post('get-loan-officers', null);
  expect(status).toBe(200);
  const { data } = z.object({ data: z.array(officerLookupSchema.strict()) }).parse(body.result);
  expect(data).toHaveLength(11);
  expect(data.map(({ id }) => id)).not.toContain('peter-novak');
  expect(data.map(({ name }) => name)).toEqual(data.map(({ name }) => name).toSorted());
});

it('get-loan-officers returns licensed states of officers with recorded licenses', async () => {
  const { body } = await post('get-loan-officers', null);
  const { data } = z.object({ data: z.array(officerLookupSchema) }).parse(body.result);
  const toStates = (officer: string) => data.find(({ id }) => id === officer)?.states;
  expect(toStates('daniel-okafor')).toEqual(['NJ']);
  expect(toStates('marcus-bell'), 'expired').toEqual([]);
  expect(toStates('maya-torres'), 'not recorded').toBeUndefined();
});

it('get-loan-officers reflects listing and hiding at once', async () => {
  const tenant = await newTenant();
  const origin = `https://${tenant.host}`;
  const ask = async () => {
    const { body } = await post('get-loan-officers', null, { headers: { origin } });
    const { data } = z.object({ data: z.array(officerLookupSchema) }).parse(body.result);
    return data.map(({ id }) => id);
  };
  try {
    await listOfficer(tenant.tenantId, 'devon', { listed: true });
    await listOfficer(tenant.tenantId, 'ana', { listed: false });
    expect(await ask()).toEqual(['devon']);
    const entry = (id: string) => firestore.doc(paths.officers.one(tenant.tenantId, id));
    await Promise.all([entry('devon').update({ listed: false }), entry('ana').update({ listed: true })]);
    expect(await ask()).toEqual(['ana']);
  } finally {
    await tenant.remove();
  }
});

it('get-loan-officers skips an unreadable entry and license, and returns the others', async () => {
  const tenant = await newTenant();
  try {
    await listOfficer(tenant.tenantId, 'devon', { listed: true });
    await firestore.doc(paths.officers.one(tenant.tenantId, 'broken')).set({ name: 'Broken', listed: true });
    await firestore
      .doc(paths.licenses.one(tenant.tenantId, 'broken'))
      .set({ holder_kind: 'officer', holder_id: 'devon', state: 'Jersey' });
    const { status, body } = await post('get-loan-officers', null, {
      headers: {
        origin: `https://${tenant.host}`,
      },
    });
    expect(status).toBe(200);
    const { data } = z.object({ data: z.array(officerLookupSchema) }).parse(body.result);
    expect(data.map(({ id }) => id)).toEqual(['devon']);
  } finally {
    await tenant.remove();
  }
});

it('get-loan-officers rejects a payload', async () => {
  const { status } = await post('get-loan-officers', { tenantId: 'harborview' });
  expect(status).toBe(400);
});
