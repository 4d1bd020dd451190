import { expect, test } from 'vitest';
import { differingParts } from './differingParts.ts';

test('only what differs is left, a line for each part', () => {
  expect(differingParts('Mon 9 to 5; Eastern time; open', 'Mon 8 to 5; Eastern time; closed')).toEqual([
    'Mon 9 to 5\nopen',
    'Mon 8 to 5\nclosed',
  ]);
});

test('a side that lacks what the other one has says so', () => {
  expect(differingParts('open', 'open; closed on Friday')).toEqual(['none', 'closed on Friday']);
});
