import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTATIONS, type NumberNotation, readTypedNumber } from './typedNumber.ts';

const { money: dollars, monthlyMoney, rate, years, whole } = NOTATIONS;

const readAs = (text: string, notation: NumberNotation) => {
  const read = readTypedNumber(text, notation);
  return read.kind === 'number' ? read.value : read.kind;
};

describe('dollars', () => {
  it.each([
    ['450000', 450_000],
    ['$450,000.50', 450_000.5],
    ['450 000', 450_000],
    ['450\u00a0000', 450_000],
    ["1'250'000", 1_250_000],
    ['450k', 450_000],
    ['$450 K', 450_000],
    ['450 thousand', 450_000],
    ['1.2M', 1_200_000],
    ['1.2 million', 1_200_000],
    ['1,250k', 1_250_000],
    ['1.2345678m', 1_234_567.8],
    ['450.', 450],
    ['.5', 0.5],
    ['007', 7],
    ['999999999.99', 999_999_999.99],
    ['450,000 dollars', 450_000],
    ['USD 450000', 450_000],
  ])('reads %s', (text, value) => expect(readAs(text, dollars)).toBe(value));

  it.each([
    '450.000,00',
    '450.000',
    '450,00',
    '4,5',
    '1,2345',
    '1.234.567',
    '20%',
    '-5',
    '1e5',
    '400-450k',
    '450kk',
    'k',
    '$',
    'about 450k',
    '8500/mo',
    '450000+',
    '1,250 000',
    '450000.505',
    '1.2345678912M',
    '9'.repeat(16),
  ])('rejects %s as ambiguous', (text) => expect(readAs(text, dollars)).toBe('unclear'));

  it('suggests what to enter instead', () => {
    expect(readTypedNumber('20%', dollars)).toMatchObject({ message: expect.stringContaining('percentage') });
    expect(readTypedNumber('450.000', dollars)).toMatchObject({
      message: expect.stringContaining('450,000'),
    });
    expect(readTypedNumber('1.23456', dollars)).toMatchObject({ message: 'Use at most two decimals' });
  });

  it('reads back every amount, with any grouping', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const amount = cents / 100;
        for (const text of [amount.toFixed(2), amount.toLocaleString('en-US'), `$${amount}`]) {
          expect(readAs(text, dollars)).toBe(amount);
        }
        const thousands = cents % 1_000_000;
        expect(readAs(`${thousands / 1000}k`, dollars)).toBe(thousands);
      }),
    );
  });
});

it.each([
  ['6.875', 6.875],
  ['6.25%', 6.25],
  ['6,25', 'unclear'],
  ['6 7/8', 'unclear'],
  ['6.8755', 'unclear'],
  ['6k', 'unclear'],
])('a rate of %s', (text, value) => expect(readAs(text, rate)).toBe(value));

it.each([
  ['7.5', 7.5],
  ['7.25', 'unclear'],
  ['7 years', 7],
  ['2 yrs', 2],
  ['1 year', 1],
  ['2.5yr.', 2.5],
  ['18 months', 1.5],
  ['7 months', 'unclear'],
  ['5+', 'unclear'],
  ['2 years 6 months', 'unclear'],
  ['1,000', 'unclear'],
  [' ', 'empty'],
])('years of %s', (text, value) => expect(readAs(text, years)).toBe(value));

it.each([
  ['$8500/mo', 8500],
  ['8,500 per month', 8500],
  ['8.5k a month', 8500],
  ['$8,500 monthly', 8500],
  ['8500/month', 8500],
  ['8500', 8500],
  ['102000/yr', 'unclear'],
  ['8500-9000', 'unclear'],
])('dollars a month of %s', (text, value) => expect(readAs(text, monthlyMoney)).toBe(value));

it.each([
  ['5+', years, 'Enter a number of years, such as 5 or 2.5'],
  ['$102,000 per year', monthlyMoney, 'Enter the amount per month, such as 8,500'],
  ['8500+', monthlyMoney, 'Enter dollars such as 450,000 or 450,000.50; 450k works, too'],
  ['in 2022', whole, 'Enter digits only'],
])('suggests what to enter instead of %s', (text, notation, message) =>
  expect(readTypedNumber(text, notation)).toEqual({ kind: 'unclear', message }),
);
