import { paths } from '@brokerage/domain/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BROWSER } from '../testing/browser.ts';
import { firestore, requestThroughHosting } from '../testing/emulator.ts';
import { linkWorld } from '../testing/links.ts';
import { call, expectRejected, newTenant, type Person, type TestTenant } from '../testing/members.ts';
import { PUBLIC_TENANT } from '../testing/publicTenant.ts';

let tenant: TestTenant;
let officer: Person;
const world = linkWorld(PUBLIC_TENANT);
/** A flyer whose snapshot lacks its picture, and a link to it. */
let id: string;
let code: string;
beforeAll(async () => {
  tenant = await newTenant();
  officer = await tenant.join('officer', { tenant_id: PUBLIC_TENANT });
});
beforeEach(async () => {
  id = await world.flyer(officer.uid);
  code = await world.link(id, officer.uid);
  await world.setSnapshot(id, { 'data.property_photo': 'https://elsewhere.example/lost.jpg' });
});
afterAll(async () => {
  await world.remove();
  await tenant.remove();
});

const request = (headers = { 'user-agent': BROWSER }) =>
  requestThroughHosting(`shared-pdf/${code}.pdf`, { headers });
async function ask(times: number): Promise<string[]> {
  const requests = Array.from({ length: times }, () => request());
  const responses = await Promise.all(requests);
  return [...new Set(responses.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`))];
}
async function job() {
  const jobs = firestore.collection(paths.pdfJobs.all(PUBLIC_TENANT));
  const [found] = (await jobs.where('flyer_instance_id', '==', id).get()).docs;
  if (!found) throw new Error('no job');
  return found;
}
const ago = (ms: number) => new Date(Date.now() - ms);
const REFUSED = ['503 300'];

describe('a shared PDF that can’t be rendered', () => {
  it('is tried once in five minutes, however often it’s requested', async () => {
    // Of five concurrent requests, one tries to render; the others may come while it does.
    expect([...REFUSED, '503 2']).toEqual(expect.arrayContaining(await ask(5)));
    expect(await ask(5)).toEqual(REFUSED);
    expect((await job()).data()).toMatchObject({ status: 'failed', attempts: 1 });
    await (await job()).ref.update({ updated_at: ago(301_000) });
    expect(await ask(1)).toEqual(REFUSED);
    expect(await ask(5)).toEqual(REFUSED);
    expect((await job()).data()).toMatchObject({ status: 'failed', attempts: 2 });
  });

  it('isn’t retried at once after a crash', async () => {
    await ask(1);
    const { ref } = await job();
    await ref.update({ status: 'running', lease_until: ago(1000), updated_at: ago(31_000) });
    expect(await ask(3)).toEqual(REFUSED);
    expect((await job()).data()).toMatchObject({ status: 'running', attempts: 1 });
    await ref.update({ updated_at: ago(301_000) });
    expect(await ask(1)).toEqual(REFUSED);
    expect((await job()).data()).toMatchObject({ status: 'failed', attempts: 2 });
  });

  it('returns at once while another request renders it, with a page that reloads', async () => {
    await ask(1);
    const { ref } = await job();
    await ref.update({ status: 'running', lease_until: new Date(Date.now() + 60_000) });
    const response = await request();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(response.headers.get('refresh')).toBe('2');
    expect(await response.text()).toContain('We’re preparing this PDF.');
    expect((await job()).data()).toMatchObject({ status: 'running', attempts: 1 });
  });

  it('is retried at once when its owner requests it', async () => {
    expect(await ask(1)).toEqual(REFUSED);
    await expectRejected(call(officer.token, 'render-pdf', { instanceId: id }), 'FAILED_PRECONDITION');
    expect((await job()).data()).toMatchObject({ attempts: 2 });
  });
});
