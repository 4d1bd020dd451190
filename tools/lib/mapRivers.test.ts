import { expect, test } from 'vitest';
import { findRivers, toWindingPieces } from './mapRivers.ts';

test('finds water where a river is the border of two counties or states', () => {
  const rivers = findRivers([
    { fips: '34003', lines: new Set([1, 2, 3]) },
    { fips: '36061', lines: new Set([1, 4]) },
    { fips: '34031', lines: new Set([2]) },
    { fips: '34041', lines: new Set([5]) },
    { fips: '42095', lines: new Set([5]) },
  ]);
  expect([...rivers]).toEqual([
    [1, 0.9],
    [5, 0.3],
  ]);
});

test('treats a long straight border as land', () => {
  expect(
    toWindingPieces(
      [
        [0, 0],
        [10, 10],
        [10, 110],
        [20, 115],
      ],
      10,
    ),
  ).toEqual([
    [
      [0, 0],
      [10, 10],
    ],
    [
      [10, 110],
      [20, 115],
    ],
  ]);
});
