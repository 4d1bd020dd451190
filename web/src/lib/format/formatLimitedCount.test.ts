import { expect, it } from 'vitest';
import { formatLimitedCount } from './formatLimitedCount.ts';

it.each([
  [0, '0 people'],
  [1, '1 person'],
  [999, '999 people'],
  [1000, '999+ people'],
])('says %d as %s', (count, text) => {
  expect(formatLimitedCount(count, 'person', 'people')).toBe(text);
});
