import { expect, it } from 'vitest';
import { pagedQuery } from '../testing/pagedQuery.ts';
import { loadPages } from './loadPages.ts';

async function readAll(ids: readonly string[], size: number) {
  const { query, reads } = pagedQuery(ids);
  const pages: string[][] = [];
  for await (const page of loadPages(query, size)) pages.push(page.map(({ id }) => id));
  return { pages, reads: reads.length };
}

it('reads each record once, in query order', async () => {
  expect((await readAll(['c', 'a', 'b', 'd', 'e'], 2)).pages).toEqual([['c', 'a'], ['b', 'd'], ['e']]);
});

it('treats a partial page as the last one', async () => {
  expect(await readAll(['a', 'b', 'c'], 2)).toEqual({ pages: [['a', 'b'], ['c']], reads: 2 });
});

it('yields no empty page, whether there are no records or the last page is full', async () => {
  expect(await readAll([], 2)).toEqual({ pages: [], reads: 1 });
  expect(await readAll(['a', 'b'], 2)).toEqual({ pages: [['a', 'b']], reads: 2 });
});

it('reads no further than its caller', async () => {
  const { query, reads } = pagedQuery(['a', 'b', 'c', 'd']);
  for await (const page of loadPages(query, 1)) if (page[0]?.id === 'b') break;
  expect(reads).toEqual([['a'], ['b']]);
});
