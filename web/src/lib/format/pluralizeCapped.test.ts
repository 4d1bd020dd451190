import { expect, it } from 'vitest';
import { pluralizeCapped } from './pluralizeCapped.ts';

it.each([
  [0, '0 people'],
  [1, '1 person'],
  [999, '999 people'],
  [1000, '999+ people'],
])('formats %d as %s', (count, text) => {
  expect(pluralizeCapped(count, 'person', 'people')).toBe(text);
});
