import { beforeEach, expect, it, vi } from 'vitest';
import { requestInProcess } from '../../testing/httpExchange.ts';
import { defineLinkRequest } from './defineLinkRequest.ts';

/** All within one minute, so that no limit resets during a test. */
beforeEach(() => {
  vi.setSystemTime('2026-11-20T12:00:00Z');
  return () => vi.useRealTimers();
});

/** A link page with this limit of requests per network and minute. The code is invalid, so the database isn't read. */
const pageWithin = (requestsPerMinute: number) =>
  defineLinkRequest(
    'shared-page',
    /^\/shared\/([^/]+)$/,
    (_, response, { state }) => {
      response.status(state === 'live' ? 200 : 404).end('answered');
      return Promise.resolve();
    },
    { requestsPerMinute },
  );

const ask = (
  page: ReturnType<typeof pageWithin>,
  ip: string,
  accepted: 'html' | 'json' | false,
  visitor?: string,
) =>
  requestInProcess(page, '/shared/x', {
    headers: { 'x-forwarded-for': ip, 'fastly-client-ip': visitor },
    accepted,
  });

it('returns 429 with a page, Retry-After and no caching for a network with too many requests', async () => {
  const page = pageWithin(2);
  for (let calls = 0; calls < 2; calls += 1)
    expect((await ask(page, '203.0.113.7', 'html')).status).toBe(404);
  const { status, headers, body } = await ask(page, '203.0.113.7', 'html');
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toBe('60');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(body).toContain('Too many requests from your network.');
  // Another network still gets responses, such as a bot that fetches previews.
  expect((await ask(page, '203.0.113.8', 'html')).status).toBe(404);
});

it('returns 429 without a page for a data request', async () => {
  expect(await ask(pageWithin(0), '203.0.113.7', 'json')).toMatchObject({ status: 429, body: '' });
});

it('counts visitors behind one proxy separately, and limits the proxy as well', async () => {
  const page = pageWithin(1);
  const statuses: number[] = [];
  for (let visitor = 1; visitor <= 51; visitor += 1) {
    statuses.push((await ask(page, '203.0.113.7', 'html', `198.51.100.${visitor}`)).status);
  }
  expect(statuses).toEqual([...Array<number>(50).fill(404), 429]);
});

it('counts visitors that a proxy invents only against that proxy', async () => {
  const page = pageWithin(1);
  expect((await ask(page, '203.0.113.7', 'html', '198.51.100.1')).status).toBe(404);
  expect((await ask(page, '203.0.113.7', 'html', '198.51.100.1')).status).toBe(429);
  expect((await ask(page, '203.0.113.8', 'html', '198.51.100.1')).status).toBe(404);
});
