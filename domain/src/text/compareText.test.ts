import { expect, it } from 'vitest';
import { compareText } from './compareText.ts';

it('sorts by characters, capitals first, and finds equal texts equal', () => {
  expect(['b', 'a', 'B'].toSorted(compareText)).toEqual(['B', 'a', 'b']);
  expect(compareText('clifton', 'clifton')).toBe(0);
});
