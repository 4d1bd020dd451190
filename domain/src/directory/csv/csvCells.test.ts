import { expect, it } from 'vitest';
import { changedColumns, describeStateProblem, splitList, toStateCode } from './csvCells.ts';

it('changes nothing in columns that the file doesn’t have, and empties those that are empty', () => {
  const before = { name: 'Clifton', manager: 'Ana', state: 'NJ' };
  expect(changedColumns(['name', 'manager', 'state'], before, { name: 'Clifton', manager: '' })).toEqual([
    'manager',
  ]);
});

it.each([
  ['nj', 'NJ'],
  [' New jersey ', 'NJ'],
  ['Virginia', 'VA'],
  ['Jersey', 'Jersey'],
  ['', ''],
])('reads the state "%s" as "%s"', (text, code) => expect(toStateCode(text)).toBe(code));

it('suggests the state that may be meant', () => {
  expect(describeStateProblem(' jersey')).toBe('“jersey” isn’t a state; write NJ or New Jersey');
  expect(describeStateProblem('ZZ')).toBe('“ZZ” isn’t a state; write it like NJ or New Jersey');
  expect(describeStateProblem('  ')).toBe('State is required');
});

it('leaves out what is blank between semicolons', () => {
  expect(splitList('VA loans; ;FHA loans;')).toEqual(['VA loans', 'FHA loans']);
  expect(splitList('')).toEqual([]);
});
