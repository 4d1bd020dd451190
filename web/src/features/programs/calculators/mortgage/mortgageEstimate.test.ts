import { groupByYear } from '@brokerage/domain/programs/calculators/groupByYear';
import { expect, it } from 'vitest';
import { mortgageEstimate } from './mortgageEstimate.ts';
import { MORTGAGE_EXAMPLE as example } from './mortgageExample.ts';

it('takes the down payment in dollars and in percent alike', () => {
  const inDollars = mortgageEstimate(example, 'dollars');
  const inPercent = mortgageEstimate({ ...example, down: 20 }, 'percent');
  expect(inPercent).toEqual(inDollars);
  // $400,000 at 6.25% over 30 years, as in any published table.
  expect(inDollars.result?.principalAndInterest).toBe(246_287);
});

it.each([
  [{ ...example, price: undefined }, 'price'],
  [{ ...example, down: 500_000 }, 'down'],
  [{ ...example, rate: 31 }, 'rate'],
  [{ ...example, term: 0 }, 'term'],
] as const)('says which field is wrong', (typed, name) => {
  const { issues, result } = mortgageEstimate(typed, 'dollars');
  expect(Object.keys(issues)).toEqual([name]);
  expect(result).toBeUndefined();
});

it('sums the table by year', () => {
  const { result } = mortgageEstimate(example, 'dollars');
  const years = groupByYear(result?.table ?? []);
  expect(years).toHaveLength(30);
  expect(years.reduce((sum, { principal }) => sum + principal, 0)).toBe(400_000_00);
  expect(years.at(-1)?.balance).toBe(0);
});
