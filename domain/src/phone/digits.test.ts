import { expect, test } from 'vitest';
import { toDigits, toLocalDigits } from './digits.ts';

test('drops everything except digits', () => {
  expect(toDigits('+1 (973) 555-0102')).toBe('19735550102');
  expect(toDigits('none')).toBe('');
});

test('treats only a 1 before ten digits as a country code', () => {
  expect(toLocalDigits('1-973-555-0102')).toBe('9735550102');
  expect(toLocalDigits('1234567890')).toBe('1234567890');
  expect(toLocalDigits('+44 20 7946 0958')).toBe('442079460958');
});
