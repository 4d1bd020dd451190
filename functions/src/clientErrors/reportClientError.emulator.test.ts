import { expect, it } from 'vitest';
import { askUntilLimited, post, requestThroughHosting } from '../testing/emulator.ts';

const REPORT = {
  app: 'site',
  kind: 'error',
  name: 'TypeError',
  frames: ['onClick /assets/site-Bx81.js:1:2048', '/assets/frame-A1_b.js:1:7'],
  route: '/loan-officer/:officerId',
  build: '1.0.0+3f2a9c1d04be',
};
const IP = '203.0.113.61';
const report = (changes: object = {}, ip = IP) =>
  post('report-client-error', { ...REPORT, ...changes }, { ip });

it('accepts a report from anyone and returns nothing', async () => {
  expect(await report()).toEqual({ status: 200, body: { result: {} } });
  expect((await report({ code: 'permission-denied', route: '*', kind: 'render' })).status).toBe(200);
});

it('accepts a script that failed to load, with or without its name', async () => {
  expect((await report({ kind: 'load', frames: ['/assets/a.js:1:1'] })).status).toBe(200);
  expect((await report({ kind: 'load', frames: [] })).status).toBe(200);
});

it.each([
  ['a message', { message: 'Jane Doe, 555-0100' }],
  ['an address with a query string', { route: '/pre-approval?email=jane@doe.example' }],
  ['an id in the route', { route: '/officer-portal/pdf/edit/aB3x9' }],
  ['a frame with arguments', { frames: ['save("jane@doe.example") /assets/a.js:1:2'] }],
  ['a frame with a query string', { frames: ['/assets/a.js?email=jane:1:2'] }],
  ['a frame of another site', { frames: ['https://evil.example/a.js:1:2'] }],
  ['no frames', { frames: [] }],
  ['too many frames', { frames: Array.from({ length: 21 }, () => '/assets/a.js:1:2') }],
  ['a sentence as a name', { name: 'Jane is sad' }],
  ['a sentence as a code', { code: 'Jane is sad' }],
  ['a long build', { build: 'x'.repeat(65) }],
  ['a long route', { route: `/${'a'.repeat(130)}` }],
])('rejects %s', async (_, changes) => {
  const { status, body } = await report(changes);
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ status: 'INVALID_ARGUMENT', details: { code: 'invalid-argument' } });
});

it('rejects a body that is larger than any report', async () => {
  expect((await report({ name: 'x'.repeat(70_000) })).status).toBe(400);
});

it('limits reports from one network', async () => {
  const statuses = await askUntilLimited(async () => (await report({}, '203.0.113.62')).status, 30);
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
  expect(statuses.at(-1)).toBe(429);
}, 30_000);

it('returns the request id', async () => {
  const response = await requestThroughHosting('report-client-error', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: REPORT }),
  });
  expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});
