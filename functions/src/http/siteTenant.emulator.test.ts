import { paths } from '@brokerage/domain/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestore, post, required } from '../testing/emulator.ts';
import { newTenant, type TestTenant } from '../testing/members.ts';
import { loadSiteTenantId } from './siteTenant.ts';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await newTenant();
});
afterAll(() => tenant.remove());

const at = (host: string, ip = '203.0.113.9') => ({ host, ip });
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('a host’s company', () => {
  it('is found by each of its hosts', async () => {
    await firestore.doc(paths.tenant(tenant.tenantId)).update({ hosts: [tenant.host, `www.${tenant.host}`] });
    expect(await loadSiteTenantId(at(tenant.host), later(0))).toBe(tenant.tenantId);
    expect(await loadSiteTenantId(at(`www.${tenant.host}`), later(0))).toBe(tenant.tenantId);
  });

  it.each(['', 'nowhere.example', 'not a host', 'https://nowhere.example', `${'a'.repeat(300)}.example`])(
    'is null for %s',
    async (host) => {
      await expect(loadSiteTenantId(at(host), later(0))).rejects.toMatchObject({ code: 'unknown-site' });
    },
  );

  it('follows a change within a minute', async () => {
    await loadSiteTenantId(at(tenant.host), later(0));
    const moved = `moved.${tenant.host}`;
    await firestore.doc(paths.tenant(tenant.tenantId)).update({ hosts: [moved] });
    expect(await loadSiteTenantId(at(moved), later(0))).toBe(tenant.tenantId);
    await expect(loadSiteTenantId(at(tenant.host), later(2))).rejects.toMatchObject({ code: 'unknown-site' });
  });

  it('isn’t looked up for a network with too many requests in a minute', async () => {
    const now = later(10);
    const answers = [];
    for (let index = 0; index < 130; index += 1) {
      answers.push(
        await loadSiteTenantId(at(`h${index}.example`), now).catch(({ code }: { code: string }) => code),
      );
    }
    expect(new Set(answers)).toEqual(new Set(['unknown-site', 'too-many-requests']));
    expect(await loadSiteTenantId(at(`moved.${tenant.host}`), now), 'what is known goes on').toBe(
      tenant.tenantId,
    );
    const neighbor = at('nowhere.example', '198.51.100.7');
    await expect(loadSiteTenantId(neighbor, now), 'others are not shut out').rejects.toMatchObject({
      code: 'unknown-site',
    });
  });
});

describe('a call from a page', () => {
  const fetchDirectory = async (origin: string, headers: Record<string, string> = {}) =>
    JSON.stringify((await post('get-directory', null, { headers: { origin, ...headers } })).body);

  it('is answered for its website’s company', async () => {
    expect(await fetchDirectory(required('HOSTING_ORIGIN'))).toMatch(/Maya Torres/);
    expect(await fetchDirectory(required('HOSTING_ORIGIN'))).not.toMatch(/Ruth Abbott/);
    expect(await fetchDirectory(required('SECOND_SITE_ORIGIN'))).toMatch(/Ruth Abbott/);
    expect(await fetchDirectory(required('SECOND_SITE_ORIGIN'))).not.toMatch(/Maya Torres/);
  });

  it.each(['https://nowhere.example', 'null', 'file://', 'https://larkfield'])(
    'is rejected from %s, also for members',
    async (origin) => {
      const { status, body } = await post('get-directory', null, { headers: { origin } });
      expect([status, body.error?.status]).toEqual([404, 'NOT_FOUND']);
      expect(body.error?.message).toMatch(/There’s no website at this address/);
      const admin = await tenant.join('super_admin');
      const response = await post('update-company', {}, { idToken: admin.token, headers: { origin } });
      expect(response.body.error?.message).toMatch(/There’s no website at this address/);
    },
  );
});

describe('a request through Hosting', () => {
  const get = (origin: string, path: string, headers = {}) =>
    fetch(`${origin}${path}`, { headers, redirect: 'manual' });

  it('is answered for the host’s company', async () => {
    const first = await (await get(required('HOSTING_ORIGIN'), '/directory.json')).text();
    const second = await (await get(required('SECOND_SITE_ORIGIN'), '/directory.json')).text();
    expect(first).toMatch(/Maya Torres/);
    expect(second).toMatch(/Ruth Abbott/);
    expect(second).not.toMatch(/Maya Torres|Larkfield/);
  });

  it('returns a page for an unknown host', async () => {
    const host = required('FUNCTIONS_EMULATOR_HOST');
    const response = await fetch(
      `http://${host}/${required('GCLOUD_PROJECT')}/us-east1/shared-page/23456789abcd`,
      { headers: { 'x-forwarded-host': 'nowhere.example', accept: 'text/html' } },
    );
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/<h1>No website here<\/h1>/);
  });
});
