import { expect, test } from 'vitest';
import { formatFraction, formatMinutes, formatMonth } from './contactFigures.ts';

test('formats months, shares and times', () => {
  expect([formatMonth('2026-11'), formatMonth('2027-01', 'short')]).toEqual(['November 2026', 'Jan 2027']);
  expect([0, 0.004, 0.875, 1, null].map(formatFraction)).toEqual(['0%', '0%', '88%', '100%', '–']);
  expect([0, 59, 60, 200, null].map(formatMinutes)).toEqual(['0 min', '59 min', '1 h', '3 h 20 min', '–']);
});
