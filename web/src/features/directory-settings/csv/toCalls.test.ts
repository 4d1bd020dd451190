import { IMPORT_CALL } from '@brokerage/domain/directory/csv/directoryCsvCallables';
import { expect, test } from 'vitest';
import { type DirectoryLine, findLineProblems, toCalls } from './toCalls.ts';

const line = (number: number, cells: DirectoryLine['cells']): DirectoryLine => ({ line: number, cells });

test('no call has more lines or bytes than the function accepts', () => {
  const short = Array.from({ length: 60 }, (_, n) => line(n, { name: `B${n}` }));
  expect(toCalls(short).map(({ length }) => length)).toEqual([25, 25, 10]);
  const long = Array.from({ length: 25 }, (_, n) => line(n, { name: `B${n}`, about: 'é'.repeat(1500) }));
  const calls = toCalls(long);
  expect(calls.flat()).toEqual(long);
  for (const call of calls) {
    expect(new TextEncoder().encode(JSON.stringify(call)).length).toBeLessThan(IMPORT_CALL.bytes + 2000);
  }
  expect(toCalls([])).toEqual([]);
});

test('reports repeated records and cells that are too long immediately', () => {
  const problems = (part: 'branches' | 'officers', ...cells: DirectoryLine['cells'][]) => [
    ...findLineProblems(
      part,
      cells.map((one, n) => line(n + 2, one)),
    ),
  ];
  expect(problems('branches', { name: 'Newark', state: 'NJ' }, { name: 'newark ', state: 'nj' })).toEqual([
    [3, 'Same as line 2'],
  ]);
  expect(problems('branches', { name: 'Newark', state: 'NJ' }, { name: 'Newark', state: 'DE' })).toEqual([]);
  expect(problems('officers', { email: 'Ana@x.example' }, { email: 'ana@x.example' })).toEqual([
    [3, 'Same as line 2'],
  ]);
  expect(problems('officers', { name: 'Ana' }, { name: 'Ben' }), 'the server says what they lack').toEqual(
    [],
  );
  expect(problems('officers', { id: 'a', email: 'x' }, { id: 'a', email: 'y' })).toEqual([
    [3, 'Same as line 2'],
  ]);
  expect(problems('officers', { about: 'x'.repeat(2001) })).toEqual([
    [2, 'about: no more than 2,000 characters'],
  ]);
});
