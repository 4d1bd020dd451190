import { expect, it } from 'vitest';
import { formatInterestRate } from './formatInterestRate.ts';

it.each([
  [6.5, '6.50%'],
  [6, '6.00%'],
  [5.99, '5.99%'],
  [6.375, '6.375%'],
  [6.125, '6.125%'],
])('formats the rate that payment and APR are computed from: %d', (rate, text) => {
  expect(formatInterestRate(rate)).toBe(text);
});
