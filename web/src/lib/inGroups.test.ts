import { expect, test } from 'vitest';
import { inGroups } from './inGroups.ts';

test('groups are full but for the last one, and nothing has no group', () => {
  expect(inGroups([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inGroups([1, 2], 2)).toEqual([[1, 2]]);
  expect(inGroups([], 2)).toEqual([]);
});
