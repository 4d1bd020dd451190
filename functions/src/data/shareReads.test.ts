import { expect, test, vi } from 'vitest';
import { shareReads } from './shareReads.ts';

test('shares one read of a record among concurrent callers', async () => {
  const read = vi.fn((tenantId: string, id: string) => Promise.resolve(`${tenantId}/${id}`));
  const load = shareReads(read);
  expect(
    await Promise.all([
      load('larkfield', 'maya'),
      load('larkfield', 'maya'),
      load('larkfield', 'devon'),
      load('harborview', 'maya'),
    ]),
  ).toEqual(['larkfield/maya', 'larkfield/maya', 'larkfield/devon', 'harborview/maya']);
  expect(read).toHaveBeenCalledTimes(3);
});

test('reads again after the first read has ended', async () => {
  const read = vi.fn().mockResolvedValueOnce('hidden').mockResolvedValueOnce('listed');
  const load = shareReads(read);
  expect(await load('larkfield', '')).toBe('hidden');
  expect(await load('larkfield', '')).toBe('listed');
});

test('retries a failed read', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('no answer')).mockResolvedValueOnce('read');
  const load = shareReads(read);
  await expect(Promise.all([load('larkfield', ''), load('larkfield', '')])).rejects.toThrow('no answer');
  expect(await load('larkfield', '')).toBe('read');
});

test('uses the first caller’s arguments', async () => {
  const read = vi.fn((_tenantId: string, _id: string, limit: number) => Promise.resolve(limit));
  const load = shareReads(read);
  expect(await Promise.all([load('larkfield', '', 1), load('larkfield', '', 2)])).toEqual([1, 1]);
});
