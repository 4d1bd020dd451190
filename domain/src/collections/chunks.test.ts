import { expect, it } from 'vitest';
import { chunks } from './chunks.ts';

it.each([
  [[], []],
  [['a'], [['a']]],
  [['a', 'b'], [['a', 'b']]],
  [
    ['a', 'b', 'c', 'd', 'e'],
    [['a', 'b'], ['c', 'd'], ['e']],
  ],
])('%j, two at a time: %j', (items, expected) => {
  expect([...chunks(items, 2)]).toEqual(expected);
});
