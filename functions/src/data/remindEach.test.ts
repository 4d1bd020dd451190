import { afterEach, expect, it, vi } from 'vitest';
import { logger } from '../logging/logger.ts';
import { pagedQuery } from '../testing/pagedQuery.ts';
import { remindEach } from './remindEach.ts';

/** A query that finds records with these ids, in this order. */
const toQuery = (...ids: string[]) => pagedQuery(ids).query;

const ABOUT = { tenantId: 't001', about: 'license' };

afterEach(() => {
  vi.restoreAllMocks();
});

it('processes every record of every page, and counts the writes', async () => {
  const seen: string[] = [];
  const remind = (id: string) => Promise.resolve(seen.push(id) % 2 === 1);
  expect(await remindEach({ ...ABOUT, due: toQuery('a', 'b', 'c'), remind })).toBe(2);
  expect(seen).toEqual(['a', 'b', 'c']);
});

it('leaves the rest to the next run after its limit', async () => {
  const remind = () => Promise.resolve(true);
  const due = toQuery(...Array.from({ length: 120 }, (_, index) => `r${index}`));
  expect(await remindEach({ ...ABOUT, due, limit: 100, remind })).toBe(100);
});

it('continues after a failed record, and fails at the end without quoting it', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue();
  const seen: string[] = [];
  const remind = (id: string) => {
    seen.push(id);
    return id === 'a'
      ? Promise.reject(new TypeError('the record of jane@example.com'))
      : Promise.resolve(true);
  };
  const run = remindEach({ ...ABOUT, due: toQuery('a', 'b', 'c'), remind });
  await expect(run).rejects.toThrow('1 license reminders were not written');
  expect(seen).toEqual(['a', 'b', 'c']);
  expect(log.mock.calls).toMatchObject([['Reminder not written', { about: 'license', tenant: 't001' }]]);
  expect(JSON.stringify(log.mock.calls)).not.toContain('jane@example.com');
});
