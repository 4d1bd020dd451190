import { expect, test } from 'vitest';
import { yearLine } from './yearLine.ts';

const places = { x: (index: number) => index * 50 + 25, y: (value: number) => 100 - value, halfYear: 25 };

test('a line goes from amount to amount, steps keep each for its year', () => {
  expect(yearLine([10, 30], { ...places, stepped: false })).toBe('0,90 25,90 75,70 100,70');
  expect(yearLine([10, 30], { ...places, stepped: true })).toBe('0,90 50,90 50,70 100,70');
});
