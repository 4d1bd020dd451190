import { expect, test } from 'vitest';
import { companyDate } from '../format/time/companyTime.ts';
import { formatLinkEnd, linkLastDay } from './formatLinkEnd.ts';

/** The midnight that ends Nov 30 in New York. */
const MIDNIGHT = new Date('2026-12-01T05:00:00Z');

test('a link that expires at midnight works through the day before', () => {
  expect(formatLinkEnd(MIDNIGHT)).toBe('Works through Nov 30, 2026');
  expect(formatLinkEnd(MIDNIGHT, companyDate)).toBe('Works through Nov 30, 2026');
  expect(companyDate(linkLastDay(MIDNIGHT))).toBe('Nov 30, 2026');
});

test('one that expires within a day shows the time', () => {
  const end = new Date('2026-11-30T21:30:00Z');
  expect(formatLinkEnd(end)).toMatch(/^Expires Nov 30, 2026, 4:30.PM.ET$/);
  expect(formatLinkEnd(end, companyDate)).toBe('Expires Nov 30, 2026');
  expect(companyDate(linkLastDay(end))).toBe('Nov 30, 2026');
});
