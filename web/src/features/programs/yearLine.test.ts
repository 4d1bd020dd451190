import { expect, test } from 'vitest';
import { yearLine } from './yearLine.ts';

const places = { x: (index: number) => index * 50 + 25, y: (value: number) => 100 - value };

test('a line goes from amount to amount, steps keep each for its year', () => {
  expect(yearLine([10, 30], { ...places, halfYear: 0 })).toBe('25,90 75,70');
  expect(yearLine([10, 30], { ...places, halfYear: 25 })).toBe('0,90 50,90 50,70 100,70');
});
