import { expect, test } from 'vitest';
import { formatAlternatives, formatList } from './formatList.ts';

test.each([
  [[], '', ''],
  [['A'], 'A', 'A'],
  [['A', 'B'], 'A and B', 'A or B'],
  [['A', 'B', 'C'], 'A, B and C', 'A, B or C'],
])('%j', (items, list, alternatives) => {
  expect(formatList(items)).toBe(list);
  expect(formatAlternatives(items)).toBe(alternatives);
});
