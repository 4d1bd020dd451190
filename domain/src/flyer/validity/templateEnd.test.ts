import { expect, it } from 'vitest';
import { templateEndDays, toEarlierEnd } from './templateEnd.ts';

it('accepts an end for a retired template from tomorrow to a year ahead, on the company’s clock', () => {
  // Still November 24 in New York.
  const now = new Date('2026-11-25T03:00:00Z');
  expect(templateEndDays(now, 'America/New_York')).toEqual({ first: '2026-11-25', latest: '2027-11-24' });
});

it('takes the earlier of two ends, or null for none', () => {
  const [early, late] = [new Date(1), new Date(2)];
  expect(toEarlierEnd(early, late)).toBe(early);
  expect(toEarlierEnd(late, early)).toBe(early);
  expect(toEarlierEnd(null, late)).toBe(late);
  expect(toEarlierEnd(early, null)).toBe(early);
  expect(toEarlierEnd(null, null)).toBeNull();
});
