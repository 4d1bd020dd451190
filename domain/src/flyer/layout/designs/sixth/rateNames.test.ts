import { expect, it } from 'vitest';
import { nameRows } from './rateNames.ts';

const rows = (...names: string[]) => names.map((name) => ({ name, key: name, cells: [] }));
const named = (...names: string[]) => {
  const { head, rows: shown } = nameRows(rows(...names));
  return [head, ...shown.map(({ name }) => name)];
};

it('says a term that all rows have once, over them', () => {
  expect(named('Conventional 30-year fixed', 'FHA 30-year fixed')).toEqual([
    '30-year fixed rates',
    'Conventional',
    'FHA',
  ]);
});

it('leaves no comma, bracket or dash that set the term off', () => {
  expect(named('Conventional, 30-year fixed', 'FHA (30-year fixed)', '30-year fixed – VA').slice(1)).toEqual([
    'Conventional',
    'FHA',
    'VA',
  ]);
});

it('leaves names as they are where terms differ, or where one would have none left', () => {
  expect(named('30-year fixed', '15-year fixed')).toEqual(['Program', '30-year fixed', '15-year fixed']);
  expect(named('30-year fixed', 'FHA 30-year fixed')[1]).toBe('30-year fixed');
  expect(named('FHA 30-year fixed')[1]).toBe('FHA 30-year fixed');
});
