import { expect, test, vi } from 'vitest';
import { FOUND_LIMIT, RecordSearch, type SearchCache } from './RecordSearch.ts';
import type { FoundRecord } from './recordKinds.ts';

const record = (label: string): FoundRecord => ({
  command: { id: label, group: 'flyer', label, Icon: 'svg' as never, to: '/' },
  text: { words: [label] },
});

/** A search over flyers only, with these in the database. */
function searchOver(
  labels: readonly string[],
  { userKey = 'ana officer', cache = new Map() as SearchCache } = {},
) {
  let now = 0;
  const query = vi.fn((_kind: string, key: string, limit: number) =>
    Promise.resolve(
      labels
        .filter((label) => label.split(' ').some((word) => word.startsWith(key)))
        .map(record)
        .slice(0, limit),
    ),
  );
  const search = new RecordSearch({ userKey, kinds: ['flyer'], query, cache, now: () => now });
  return {
    query,
    cache,
    find: async (...words: string[]) =>
      (await search.search(words)).found.map(({ command }) => command.label),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

const SIX = ['open a', 'open b', 'open c', 'open d', 'open e', 'open f'];

test('sends no query for one letter, and requests at most five records for a prefix', async () => {
  const { query, find } = searchOver(SIX);
  expect(await find('o')).toEqual([]);
  expect(query).not.toHaveBeenCalled();
  expect(await find('op')).toHaveLength(FOUND_LIMIT);
  expect(query).toHaveBeenCalledExactlyOnceWith('flyer', 'op', 5);
});

test('queries the longest of several words and drops results without the others', async () => {
  const { query, find } = searchOver(['maple open', 'maple closed', 'elm open']);
  expect(await find('ma', 'open')).toEqual(['maple open']);
  expect(query).toHaveBeenCalledExactlyOnceWith('flyer', 'open', 20);
});

test('doesn’t query again if a shorter prefix returned everything', async () => {
  const { query, find } = searchOver(['maple', 'market']);
  expect(await find('ma')).toEqual(['maple', 'market']);
  expect(await find('map')).toEqual(['maple']);
  expect(await find('mapx')).toEqual([]);
  expect(query).toHaveBeenCalledTimes(1);
});

test('queries again if a shorter prefix had more results than were read', async () => {
  const { query, find } = searchOver([...SIX, 'opus']);
  await find('op');
  expect(await find('opu')).toEqual(['opus']);
  expect(query).toHaveBeenCalledTimes(2);
});

test('finds new records a minute later', async () => {
  const labels = ['maple'];
  const { find, pass } = searchOver(labels);
  await find('ma');
  labels.push('market');
  expect(await find('ma')).toEqual(['maple']);
  pass(60_001);
  expect(await find('ma')).toEqual(['maple', 'market']);
});

test('caches 60 results, for one person in one role', async () => {
  const { cache, find } = searchOver(SIX);
  for (let index = 10; index < 99; index += 1) await find(`${index}`);
  expect(cache.size).toBe(60);
  expect([...cache.keys()].at(-1)).toBe('ana officer flyer 98');
  const asAdministrator = searchOver(['98 rates'], { userKey: 'ana compliance', cache });
  expect(await asAdministrator.find('98')).toEqual(['98 rates']);
});

test('returns partial results if one kind fails, and queries that one again', async () => {
  const query = vi.fn((kind: string) =>
    kind === 'link' ? Promise.reject(new Error('offline')) : Promise.resolve([record('maple')]),
  );
  const search = new RecordSearch({ userKey: 'ana', kinds: ['flyer', 'link'], query, cache: new Map() });
  for (const calls of [2, 3]) {
    const { found, isPartial } = await search.search(['maple']);
    expect([found.length, isPartial]).toEqual([1, true]);
    expect(query).toHaveBeenCalledTimes(calls);
  }
});
