import { expect, test, vi } from 'vitest';
import { cacheForOneMinute } from './cacheForOneMinute.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

test('a record is read once a minute', async () => {
  const read = vi.fn((tenantId: string, id: string) => Promise.resolve(`${tenantId}/${id}`));
  const load = cacheForOneMinute(read);
  expect(await load('larkfield', 'maya', NOON)).toBe('larkfield/maya');
  expect(await load('larkfield', 'maya', after(59))).toBe('larkfield/maya');
  expect(read).toHaveBeenCalledTimes(1);
  await load('harborview', 'maya', after(59));
  await load('larkfield', 'maya', after(60));
  expect(read).toHaveBeenCalledTimes(3);
});

test('callers who come together share one read', async () => {
  const read = vi.fn(() => Promise.resolve(undefined));
  const load = cacheForOneMinute(read);
  await Promise.all([load('larkfield', '', NOON), load('larkfield', '', NOON)]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a failed read is tried again', async () => {
  const read = vi.fn(() => Promise.resolve('read')).mockRejectedValueOnce(new Error('no answer'));
  const load = cacheForOneMinute(read);
  await expect(load('larkfield', '', NOON)).rejects.toThrow('no answer');
  expect(await load('larkfield', '', NOON)).toBe('read');
});

test('a job that runs late doesn’t get an old value for its old time', async () => {
  vi.useFakeTimers();
  const read = vi.fn(() => Promise.resolve('read'));
  const load = cacheForOneMinute(read);
  await load('larkfield', '', NOON);
  vi.advanceTimersByTime(61_000);
  await load('larkfield', '', NOON);
  expect(read).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
