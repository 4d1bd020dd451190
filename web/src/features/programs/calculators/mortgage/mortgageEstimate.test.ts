import { groupByYear } from '@brokerage/domain/programs/calculators/groupByYear';
import { expect, it } from 'vitest';
import { mortgageEstimate } from './mortgageEstimate.ts';
import { MORTGAGE_EXAMPLE as example } from './mortgageExample.ts';

it('accepts the down payment in dollars and in percent', () => {
  const inDollars = mortgageEstimate(example, 'dollars');
  const inPercent = mortgageEstimate({ ...example, down: 20 }, 'percent');
  expect(inPercent).toEqual(inDollars);
  // $400,000 at 6.25% over 30 years, from any published payment table.
  expect(inDollars.result?.principalAndInterest).toBe(246_287);
});

it.each([
  [{ ...example, price: undefined }, 'price'],
  [{ ...example, down: 500_000 }, 'down'],
  [{ ...example, rate: 31 }, 'rate'],
  [{ ...example, term: 0 }, 'term'],
] as const)('names the invalid field', (typed, name) => {
  const { issues, result } = mortgageEstimate(typed, 'dollars');
  expect(Object.keys(issues)).toEqual([name]);
  expect(result).toBeUndefined();
});

it.each([
  ['conventional', 14_999.99, 'Conventional loans need 3% down or more'],
  ['conventional', 15_000, undefined],
  ['conventional', 4, 'Conventional loans need 3% down or more'],
  ['fha', 17_499, 'FHA loans need 3.5% down or more'],
  ['fha', 17_500, undefined],
  ['va', 0, undefined],
  ['usda', 0, undefined],
] as const)('a %s loan with $%d of $500,000 down: %s', (kind, down, message) => {
  const { issues } = mortgageEstimate({ ...example, down }, 'dollars', { kind, use: 'first' });
  expect(issues.down).toBe(message);
});

it('adds up the table by year', () => {
  const { result } = mortgageEstimate(example, 'dollars');
  const years = groupByYear(result?.table ?? []);
  expect(years).toHaveLength(30);
  expect(years.reduce((sum, { principal }) => sum + principal, 0)).toBe(400_000_00);
  expect(years.at(-1)?.balance).toBe(0);
});
