import { expect, test, vi } from 'vitest';
import { cacheForOneMinute } from './cacheForOneMinute.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

test('reads a record once a minute', async () => {
  const read = vi.fn((tenantId: string, id: string) => Promise.resolve(`${tenantId}/${id}`));
  const load = cacheForOneMinute(read);
  expect(await load('larkfield', 'maya', NOON)).toBe('larkfield/maya');
  expect(await load('larkfield', 'maya', after(59))).toBe('larkfield/maya');
  expect(read).toHaveBeenCalledTimes(1);
  await load('harborview', 'maya', after(59));
  await load('larkfield', 'maya', after(60));
  expect(read).toHaveBeenCalledTimes(3);
});

test('shares one read among concurrent callers', async () => {
  const read = vi.fn(() => Promise.resolve(undefined));
  const load = cacheForOneMinute(read);
  await Promise.all([load('larkfield', '', NOON), load('larkfield', '', NOON)]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('retries a failed read', async () => {
  const read = vi.fn(() => Promise.resolve('read')).mockRejectedValueOnce(new Error('no answer'));
  const load = cacheForOneMinute(read);
  await expect(load('larkfield', '', NOON)).rejects.toThrow('no answer');
  expect(await load('larkfield', '', NOON)).toBe('read');
});

test('gives a late job no older value for its due time', async () => {
  vi.useFakeTimers();
  const read = vi.fn(() => Promise.resolve('read'));
  const load = cacheForOneMinute(read);
  await load('larkfield', '', NOON);
  vi.advanceTimersByTime(61_000);
  await load('larkfield', '', NOON);
  expect(read).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
