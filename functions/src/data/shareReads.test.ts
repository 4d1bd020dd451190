import { expect, test, vi } from 'vitest';
import { shareReads } from './shareReads.ts';

test('callers who come together share one read of a record', async () => {
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

test('who comes after a read has ended reads anew', async () => {
  const read = vi.fn().mockResolvedValueOnce('hidden').mockResolvedValueOnce('listed');
  const load = shareReads(read);
  expect(await load('larkfield', '')).toBe('hidden');
  expect(await load('larkfield', '')).toBe('listed');
});

test('a failed read is tried again', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('no answer')).mockResolvedValueOnce('read');
  const load = shareReads(read);
  await expect(Promise.all([load('larkfield', ''), load('larkfield', '')])).rejects.toThrow('no answer');
  expect(await load('larkfield', '')).toBe('read');
});

test('a read is made with what its first caller passes', async () => {
  const read = vi.fn((_tenantId: string, _id: string, limit: number) => Promise.resolve(limit));
  const load = shareReads(read);
  expect(await Promise.all([load('larkfield', '', 1), load('larkfield', '', 2)])).toEqual([1, 1]);
});
