import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { siteShell } from './siteShell.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Advances the time for the cache, which reads it once per millisecond at most. */
async function passSeconds(seconds: number): Promise<void> {
  const later = performance.now() + seconds * 1000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  await setTimeout(5);
}

const page = (html: string) =>
  new Response(html, { headers: { 'referrer-policy': 'same-origin', 'x-other': 'left out' } });

test('shares one read of the shell among concurrent visitors', async () => {
  const fetchPage = vi.fn(() => Promise.resolve(page('<main>')));
  vi.stubGlobal('fetch', fetchPage);
  const [first, second] = await Promise.all([
    siteShell('https://one.example'),
    siteShell('https://one.example'),
  ]);
  expect(first).toEqual({ html: '<main>', headers: { 'referrer-policy': 'same-origin' } });
  expect(second).toEqual(first);
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

test('reads the shell again after a deployment, and keeps the old one while the site is down', async () => {
  const fetchPage = vi.fn(() => Promise.resolve(page('old')));
  vi.stubGlobal('fetch', fetchPage);
  expect((await siteShell('https://two.example'))?.html).toBe('old');
  await passSeconds(11);
  fetchPage.mockImplementation(() => Promise.resolve(new Response('busy', { status: 503 })));
  expect((await siteShell('https://two.example'))?.html).toBe('old');
  expect(fetchPage).toHaveBeenCalledTimes(2);
  fetchPage.mockImplementation(() => Promise.resolve(page('new')));
  expect((await siteShell('https://two.example'))?.html).toBe('new');
});

test('has no shell if the site never responded', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('unreachable')));
  expect(await siteShell('https://three.example')).toBeUndefined();
});
