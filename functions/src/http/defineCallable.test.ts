import { expect, it } from 'vitest';
import { toCaller } from './caller.ts';
import { callableOptions } from './defineCallable.ts';

it('enforces App Check in production, but not in the emulator', () => {
  expect(callableOptions({}).enforceAppCheck).toBe(true);
  expect(callableOptions({ FUNCTIONS_EMULATOR: 'false' }).enforceAppCheck).toBe(true);
  expect(callableOptions({ FUNCTIONS_EMULATOR: 'true' }).enforceAppCheck).toBe(false);
});

it('reads the last address of X-Forwarded-For, which the front end wrote', () => {
  const socket = { remoteAddress: '127.0.0.1' } as Parameters<typeof toCaller>[0]['socket'];
  expect(toCaller({ headers: { 'x-forwarded-for': '1.1.1.1, 203.0.113.9' }, socket }).ip).toBe('203.0.113.9');
  expect(toCaller({ headers: {}, socket }).ip).toBe('127.0.0.1');
  expect(toCaller({ headers: { 'user-agent': 'x'.repeat(900) }, socket }).userAgent).toHaveLength(500);
});

it.each([
  [{ 'sec-purpose': 'prefetch;prerender' }, true],
  [{ purpose: 'prefetch' }, true],
  [{ 'x-purpose': 'preview' }, true],
  [{ 'x-moz': 'prefetch' }, true],
  [{ 'sec-purpose': '' }, false],
  [{}, false],
])('reads from %j whether the browser only prefetches: %s', (headers, isPrefetch) => {
  const socket = {} as Parameters<typeof toCaller>[0]['socket'];
  expect(toCaller({ headers, socket }).isPrefetch).toBe(isPrefetch);
});

it('reads Global Privacy Control', () => {
  const socket = {} as Parameters<typeof toCaller>[0]['socket'];
  expect(toCaller({ headers: { 'sec-gpc': '1' }, socket }).optedOut).toBe(true);
  expect(toCaller({ headers: {}, socket }).optedOut).toBe(false);
});
