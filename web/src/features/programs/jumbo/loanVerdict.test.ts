import { countyLimits } from '@brokerage/domain/programs/countyLimits';
import { expect, it } from 'vitest';
import { countyName, countyVerdict, findCounty, groupByLimit, loanVerdict } from './loanVerdict.ts';

const listed = [{ state: 'New Jersey', groups: countyLimits('New Jersey') ?? [] }];

it('a loan at the limit is conforming, and one above it jumbo', () => {
  expect(loanVerdict(832_750, listed).headline).toBe('Not a jumbo loan in any county');
  expect(loanVerdict(1_249_126, listed).headline).toBe('A jumbo loan in every county');
});

it('counts the counties with a lower limit', () => {
  expect(loanVerdict(832_751, listed)).toEqual({
    headline: 'It depends on your county',
    counties: ['New Jersey: jumbo in 9 of 21 counties'],
  });
  expect(loanVerdict(1_209_750, listed).counties).toEqual(['New Jersey: jumbo in 9 of 21 counties']);
  expect(loanVerdict(1_209_751, listed).counties).toEqual(['New Jersey: jumbo in 21 of 21 counties']);
});

it('finds a county if the match is unique, and how far a loan is from its limit', () => {
  const bergen = findCounty('bergen', listed);
  expect(bergen).toEqual({ name: 'Bergen', state: 'New Jersey', limit: 1_209_750 });
  expect(findCounty('', listed)).toBeUndefined();
  expect(findCounty('m', listed)).toBeUndefined();
  if (!bergen) return;
  expect(countyVerdict(1_280_000, bergen)).toBe('Jumbo in Bergen County: $70,250 above the limit');
  expect(countyVerdict(1_209_750, bergen)).toBe('Not jumbo in Bergen County: exactly at the limit');
  expect(countyVerdict(1_200_000, bergen)).toBe('Not jumbo in Bergen County: $9,750 below the limit');
});

it('finds a county by its full name, which separates two with one name', () => {
  const both = [...listed, { state: 'Maine', groups: countyLimits('Maine') ?? [] }];
  expect(findCounty('Cumberland', both)).toBeUndefined();
  const county = findCounty('Cumberland County, Maine', both);
  expect(county).toMatchObject({ name: 'Cumberland', state: 'Maine' });
  expect(county && countyName(county)).toBe('Cumberland County, Maine');
});

it('groups counties of one state and limit, not those of two states', () => {
  const county = (name: string, state: string, limit: number) => ({ name, state, limit });
  const [bergen, orange, essex, mercer] = [
    county('Bergen', 'New Jersey', 1_209_750),
    county('Orange', 'California', 1_209_750),
    county('Essex', 'New Jersey', 1_209_750),
    county('Mercer', 'New Jersey', 832_750),
  ];
  expect(groupByLimit([bergen, orange, essex, mercer]).map(({ counties }) => counties)).toEqual([
    [bergen, essex],
    [orange],
    [mercer],
  ]);
});
