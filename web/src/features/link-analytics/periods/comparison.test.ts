import { expect, test } from 'vitest';
import { formatChange, previousDays } from './comparison.ts';

test('compares with the same number of days right before', () => {
  expect(previousDays({ from: '2026-11-15', to: '2026-11-21' }, '2026-01-01')).toEqual({
    from: '2026-11-08',
    to: '2026-11-14',
  });
  expect(previousDays({ from: '2026-03-01', to: '2026-03-01' }, '2026-01-01')).toEqual({
    from: '2026-02-28',
    to: '2026-02-28',
  });
  // Over the change to summer time.
  expect(previousDays({ from: '2026-03-09', to: '2026-03-15' }, '2026-01-01')).toEqual({
    from: '2026-03-02',
    to: '2026-03-08',
  });
});

test('makes no comparison with days before the first link, but with some of them', () => {
  const days = { from: '2026-11-15', to: '2026-11-21' };
  expect(previousDays(days, '2026-11-15')).toBeUndefined();
  expect(previousDays(days, '2026-11-14')).toBeDefined();
});

test.each([
  [48, 43, '+12% from 43'],
  [1, 2, '−50% from 2'],
  [3000, 1, '+299,900% from 1'],
  [0, 5, '−100% from 5'],
  [5, 0, 'none before'],
  [0, 0, 'same as before'],
  [7, 7, 'same as before'],
])('%d after %d: %s', (count, before, words) => {
  expect(formatChange(count, before)).toBe(words);
});
