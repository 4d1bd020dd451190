import { afterEach, expect, it } from 'vitest';
import { firestore } from '../../testing/emulator.ts';
import { PUBLIC_TENANT } from '../../testing/publicTenant.ts';
import { createPagePass, readPagePass } from './pagePass.ts';

const NOW = new Date('2026-11-21T17:00:00Z');
const CODE = 'abCD23efGH45';
const LINK = { tenantId: PUBLIC_TENANT, code: CODE, now: NOW };
const PAGE = { flyerId: 'open-house', revision: 4, title: 'Come and see – “Sunday”' };
const afterMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const read = (pass: string, { tenant = PUBLIC_TENANT, code = CODE, now = NOW } = {}) =>
  readPagePass({ tenantId: tenant, code, now }, pass);

afterEach(async () => {
  await firestore.recursiveDelete(firestore.collection('tenants/test-pass/link_salts'));
});

it('names the snapshot that the page shows, for five minutes', async () => {
  const pass = await createPagePass(LINK, PAGE);
  expect(pass).toMatch(/^[\w-]+\.[\w-]{43}$/);
  expect(await read(pass)).toEqual(PAGE);
  expect(await read(pass, { now: afterMinutes(4.9) })).toEqual(PAGE);
  expect(await read(pass, { now: afterMinutes(5) })).toBeUndefined();
});

it('never outlives the flyer or the link', async () => {
  const ending = await createPagePass(LINK, PAGE, [null, afterMinutes(2)]);
  expect(await read(ending, { now: afterMinutes(1.9) })).toEqual(PAGE);
  expect(await read(ending, { now: afterMinutes(2) })).toBeUndefined();
  const lasting = await createPagePass(LINK, PAGE, [afterMinutes(60), null]);
  expect(await read(lasting, { now: afterMinutes(5) })).toBeUndefined();
});

it('is invalid for another link, company or day, and when it was changed', async () => {
  const pass = await createPagePass(LINK, PAGE);
  expect(await read(pass, { code: 'zzZZ99zzZZ99' })).toBeUndefined();
  expect(await read(pass, { tenant: 'test-pass' })).toBeUndefined();
  expect(await read(pass, { now: afterMinutes(-24 * 60) })).toBeUndefined();
  const [, signature] = pass.split('.');
  const other = Buffer.from(JSON.stringify({ ...PAGE, flyerId: 'other', until: 9e15 })).toString('base64url');
  expect(await read(`${other}.${signature}`)).toBeUndefined();
  for (const broken of ['', '.', pass.slice(0, -1), `${pass}a`, `${signature}.${signature}`])
    expect(await read(broken)).toBeUndefined();
});
