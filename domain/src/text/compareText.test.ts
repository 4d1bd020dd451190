import { expect, it } from 'vitest';
import { compareText } from './compareText.ts';

it('orders by characters, capitals first, and says of equal texts that they are', () => {
  expect(['b', 'a', 'B'].toSorted(compareText)).toEqual(['B', 'a', 'b']);
  expect(compareText('clifton', 'clifton')).toBe(0);
});
