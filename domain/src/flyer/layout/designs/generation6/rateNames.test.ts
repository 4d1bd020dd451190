import { expect, it } from 'vitest';
import { nameRows } from './rateNames.ts';

const rows = (...names: string[]) => names.map((name) => ({ name, key: name, cells: [] }));
const named = (...names: string[]) => {
  const { head, rows: shown } = nameRows(rows(...names));
  return [head, ...shown.map(({ name }) => name)];
};

it('prints a term that all rows share once, above them', () => {
  expect(named('Conventional 30-year fixed', 'FHA 30-year fixed')).toEqual([
    '30-year fixed rates',
    'Conventional',
    'FHA',
  ]);
});

it('leaves no comma, bracket or dash around a removed term', () => {
  expect(named('Conventional, 30-year fixed', 'FHA (30-year fixed)', '30-year fixed – VA').slice(1)).toEqual([
    'Conventional',
    'FHA',
    'VA',
  ]);
});

it('leaves names unchanged if terms differ, or if one would become empty', () => {
  expect(named('30-year fixed', '15-year fixed')).toEqual(['Program', '30-year fixed', '15-year fixed']);
  expect(named('30-year fixed', 'FHA 30-year fixed')[1]).toBe('30-year fixed');
  expect(named('FHA 30-year fixed')[1]).toBe('FHA 30-year fixed');
});
