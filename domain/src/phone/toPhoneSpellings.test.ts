import { expect, it } from 'vitest';
import { toPhoneSpellings } from './toPhoneSpellings.ts';

const SPELLINGS = [
  '(201) 555-0147',
  '201-555-0147',
  '201.555.0147',
  '2015550147',
  '12015550147',
  '+12015550147',
  '+1 (201) 555-0147',
  '+1 201-555-0147',
];

it.each([...SPELLINGS, '(201) 555-0147 ext. 3'])('finds every spelling of %s', (phone) => {
  const spellings = toPhoneSpellings(phone);
  expect(spellings).toEqual(expect.arrayContaining([phone, ...SPELLINGS]));
  expect(spellings.length).toBeLessThanOrEqual(14);
  expect(new Set(spellings).size).toBe(spellings.length);
});

it.each(['+44 20 7946 0958', '+20 155 501 47', 'none', ''])('leaves %j unchanged', (phone) => {
  expect(toPhoneSpellings(phone)).toEqual([phone]);
});
