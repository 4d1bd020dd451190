import { beforeEach, expect, it, vi } from 'vitest';
import { requestInProcess } from '../testing/httpExchange.ts';
import { directoryJson } from './directoryJson.ts';

const PER_MINUTE = 600;

/** All within one minute, so that no limit resets during a test. */
beforeEach(() => {
  vi.setSystemTime('2026-11-20T12:00:00Z');
  return () => vi.useRealTimers();
});

/** Headers of a caller on no company's website, which needs no database read. */
const toHeaders = (ip: string, visitor?: string) => ({
  'x-forwarded-host': 'no website',
  'x-forwarded-for': ip,
  ...(visitor !== undefined && { 'fastly-client-ip': visitor }),
});

it('directory-json limits requests per network and minute, and its rejection isn’t cached', async () => {
  const ask = (ip: string, visitor?: string) =>
    requestInProcess(directoryJson, '/directory.json', { headers: toHeaders(ip, visitor) });
  for (let call = 0; call < PER_MINUTE; call += 1) expect((await ask('203.0.113.9')).status).toBe(404);
  const { status, headers } = await ask('203.0.113.9');
  expect([status, headers.get('cache-control')]).toEqual([429, 'no-store']);
  expect((await ask('203.0.113.10')).status).toBe(404);
  // Behind the CDN, one visitor doesn't use up the requests of the others.
  for (let call = 0; call < PER_MINUTE; call += 1) await ask('198.51.100.1', '192.0.2.1');
  expect((await ask('198.51.100.1', '192.0.2.1')).status).toBe(429);
  expect((await ask('198.51.100.1', '192.0.2.2')).status).toBe(404);
});
