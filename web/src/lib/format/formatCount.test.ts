import { expect, it } from 'vitest';
import { formatCount } from './formatCount.ts';

it.each([
  [0, '0 people'],
  [1, '1 person'],
  [999, '999 people'],
  [1000, '999+ people'],
])('says %d as %s', (count, text) => {
  expect(formatCount(count, 'person', 'people')).toBe(text);
});
