import { expect, it } from 'vitest';
import { askUntilLimited, requestThroughHosting, required } from '../testing/emulator.ts';

const HEALTHY = { status: 'ok', components: { database: 'ok', storage: 'ok', tasks: 'ok' } };

it.each(['/healthz', '/health'])('%s responds on the website with states only', async (path) => {
  const response = await fetch(`${required('HOSTING_ORIGIN')}${path}`);
  expect({ status: response.status, body: await response.json() }).toEqual({ status: 200, body: HEALTHY });
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
});

it('has a new request id in each response', async () => {
  const ids = new Set<string | null>();
  for (let time = 0; time < 2; time += 1)
    ids.add((await requestThroughHosting('health')).headers.get('x-request-id'));
  expect([...ids]).toEqual([
    expect.stringMatching(/^[\da-f-]{36}$/),
    expect.stringMatching(/^[\da-f-]{36}$/),
  ]);
});

it.each(['POST', 'DELETE'])('rejects %s', async (method) => {
  expect((await requestThroughHosting('health', { method })).status).toBe(405);
});

it('rejects a query string, which would bypass the CDN’s cache', async () => {
  expect((await fetch(`${required('HOSTING_ORIGIN')}/healthz?n=1`)).status).toBe(404);
});

it('rejects a network that sends too many requests', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.77' };
  const ask = async () => (await requestThroughHosting('health', { headers })).status;
  const statuses = await askUntilLimited(ask, 120);
  expect(statuses).toContain(200);
  expect(statuses.at(-1)).toBe(429);
}, 60_000);
