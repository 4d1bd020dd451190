import { expect, it } from 'vitest';
import { addSums, LINK_SUMS } from './linkCount.ts';

const ones = Object.fromEntries(LINK_SUMS.map((name) => [name, 1])) as ReturnType<typeof addSums>;

it('adds up all sums and nothing else', () => {
  expect(addSums([])).toEqual(Object.fromEntries(LINK_SUMS.map((name) => [name, 0])));
  const more = { ...ones, views: 5, short_code: 'abcdefghij' };
  expect(addSums([ones, more])).toEqual({
    ...Object.fromEntries(LINK_SUMS.map((name) => [name, 2])),
    views: 6,
  });
});
