import { expect, it } from 'vitest';
import { changedColumns, describeStateProblem, splitList, toStateCode } from './csvCells.ts';

it('keeps values whose column is missing from the file, and clears empty ones', () => {
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

it('suggests a likely state', () => {
  expect(describeStateProblem(' jersey')).toBe('“jersey” isn’t a state; write NJ or New Jersey');
  expect(describeStateProblem('ZZ')).toBe('“ZZ” isn’t a state; write it like NJ or New Jersey');
  expect(describeStateProblem('  ')).toBe('State is required');
});

it('ignores blanks between semicolons', () => {
  expect(splitList('VA loans; ;FHA loans;')).toEqual(['VA loans', 'FHA loans']);
  expect(splitList('')).toEqual([]);
});
