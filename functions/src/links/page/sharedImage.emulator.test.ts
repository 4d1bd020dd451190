import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BROWSER } from '../../testing/browser.ts';
import { requestThroughHosting } from '../../testing/emulator.ts';
import { linkWorld, sums } from '../../testing/links.ts';
import { newTenant, type Person, type TestTenant } from '../../testing/members.ts';
import { PUBLIC_TENANT } from '../../testing/publicTenant.ts';

let tenant: TestTenant;
let officer: Person;
const world = linkWorld(PUBLIC_TENANT);
let flyerId: string;
let code: string;
beforeAll(async () => {
  tenant = await newTenant();
  officer = await tenant.join('officer', { tenant_id: PUBLIC_TENANT });
  flyerId = await world.flyer(officer.uid);
  code = await world.link(flyerId, officer.uid);
});
afterAll(async () => {
  await world.remove();
  await tenant.remove();
});

const ask = (of = code, init: RequestInit = {}) =>
  requestThroughHosting(`shared-image/${of}.jpg`, { ...init, headers: { 'user-agent': BROWSER } });

it('shows a live link’s flyer on a card, and counts nothing', async () => {
  const response = await ask();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  const image = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect(image).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const head = await ask(code, { method: 'HEAD' });
  expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  expect((await ask(code, { method: 'POST' })).status).toBe(405);
  expect(await world.loadSums(code)).toEqual(sums({}));
});

it('checks the link at every request', async () => {
  await world.setLink(code, { is_disabled: true });
  expect((await ask()).status).toBe(404);
  await world.setLink(code, { is_disabled: false, expires_at: new Date('2026-01-01T00:00:00Z') });
  expect((await ask()).status).toBe(410);
  await world.setLink(code, { expires_at: null });
  await world.setFlyer(flyerId, { status: 'recalled' });
  expect((await ask()).status).toBe(410);
  await world.setFlyer(flyerId, { status: 'archived' });
  expect((await ask()).status).toBe(404);
  await world.setFlyer(flyerId, { status: 'approved' });
  for (const other of ['zzZZ99zzZZ99', '__abcdefghij__', '..%2f..'])
    expect((await ask(other)).status).toBe(404);
  const abroad = linkWorld('harborview');
  expect((await ask(await abroad.link(await abroad.flyer(officer.uid), officer.uid))).status).toBe(404);
  await abroad.remove();
});

it('shows the site’s own card for a flyer that can’t be drawn', async () => {
  const bare = await world.link(await world.flyer(officer.uid, { snapshot: null }), officer.uid);
  const response = await ask(bare);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toMatch(/^https?:\/\/[^/]+\/social-card\.png$/);
});
