import { expect, it } from 'vitest';
import { countyLimits, findCounties } from './countyLimits.ts';
import { LOAN_LIMITS } from './loanLimits.ts';

const [{ baseline, ceiling }] = LOAN_LIMITS.units;
const toLimit = (state: string, county: string) =>
  countyLimits(state)?.find(({ counties }) => counties.includes(county))?.limit;

it.each([
  ['New Jersey', 21],
  ['California', 58],
  ['Maine', 16],
])('lists every county of %s once, from the highest limit to the baseline', (state, count) => {
  const groups = countyLimits(state) ?? [];
  const names = groups.flatMap(({ counties }) => counties);
  expect(new Set(names).size).toBe(count);
  expect(names).toHaveLength(count);
  const limits = groups.map(({ limit }) => limit);
  expect(limits).toEqual(limits.toSorted((a, b) => b - a));
  expect(limits.at(-1)).toBe(baseline);
  for (const limit of limits) expect(limit).toBeLessThanOrEqual(ceiling);
});

// FHFA: the New York-Newark-Jersey City area is below the ceiling of 2026, Orange County at it.
it.each([
  ['New Jersey', 'Passaic', 1_209_750],
  ['New Jersey', 'Essex', 1_209_750],
  ['New Jersey', 'Middlesex', 1_209_750],
  ['New Jersey', 'Bergen', 1_209_750],
  ['New Jersey', 'Mercer', 832_750],
  ['California', 'Orange', 1_249_125],
  ['California', 'San Diego', 1_104_000],
])('has the limit of our branches’ counties: %s, %s', (state, county, limit) => {
  expect(toLimit(state, county)).toBe(limit);
});

it('has no counties for unlisted states', () => {
  expect(countyLimits('Texas')).toBeUndefined();
});

it.each([
  ['San', ['San Benito', 'San Francisco', 'San Mateo', 'San Diego', 'San Luis Obispo']],
  ['diego', ['San Diego']],
  ['Orange County', ['Orange']],
  ['range', []],
])('finds counties by the start of a word: %s', (typed, names) => {
  const found = findCounties(countyLimits('California') ?? [], typed).flatMap(({ counties }) => counties);
  if (names.length === 0) expect(found).toEqual([]);
  else expect(found).toEqual(expect.arrayContaining(names));
});
