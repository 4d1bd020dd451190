import { expect, it } from 'vitest';
import { keepNumbersTogether } from './keepNumbersTogether.ts';

it.each([
  [
    'Real estate broker, DRE #01992001, NMLS #1992001',
    'Real estate broker, DRE\u00a0#01992001, NMLS\u00a0#1992001',
  ],
  ['Licensed in New Jersey, license 9900192', 'Licensed in New Jersey, license\u00a09900192'],
  ['Lending Act, license 60DBO-99192', 'Lending Act, license\u00a060DBO-99192'],
  ['Founded in 1992 by two brothers', 'Founded in 1992 by two brothers'],
])('%s', (text, kept) => {
  expect(keepNumbersTogether(text)).toBe(kept);
});
