import { expect, it } from 'vitest';
import { formatYears, formatYearsAndMonths } from './formatYears.ts';

it.each([
  [255, '21 years'],
  [126, '11 years'],
  [119, '10 years'],
  [64, '5½ years'],
  [54, '4½ years'],
  [51, '4½ years'],
  [50, '4 years'],
  [24, '2 years'],
  [18, '18 months'],
  [1, '1 month'],
])('formats %i months as %s', (months, text) => expect(formatYears(months)).toBe(text));

it.each([
  [121, '10 years 1 month'],
  [92, '7 years 8 months'],
  [72, '6 years'],
  [11, '11 months'],
])('formats %i months to the month as %s', (months, text) => expect(formatYearsAndMonths(months)).toBe(text));
