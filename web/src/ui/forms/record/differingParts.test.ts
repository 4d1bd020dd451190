import { expect, test } from 'vitest';
import { differingParts } from './differingParts.ts';

test('keeps only what differs, one line per part', () => {
  expect(differingParts('Mon 9 to 5; Eastern time; open', 'Mon 8 to 5; Eastern time; closed')).toEqual([
    'Mon 9 to 5\nopen',
    'Mon 8 to 5\nclosed',
  ]);
});

test('labels a part that one side lacks', () => {
  expect(differingParts('open', 'open; closed on Friday')).toEqual(['none', 'closed on Friday']);
});
