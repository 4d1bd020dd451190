import { expect, test } from 'vitest';
import { parseCsv } from './parseCsv.ts';

const cells = (text: string) => parseCsv(text).records?.map((record) => record.cells);

test('reads quotes, commas, line breaks and blanks, with line numbers', () => {
  expect(
    parseCsv('\uFEFFname,notes\r\n"Ortiz, Lena","She said ""hi""\nand left"\r\n\r\n,,\nPete,\n').records,
  ).toEqual([
    { line: 1, cells: ['name', 'notes'] },
    { line: 2, cells: ['Ortiz, Lena', 'She said "hi"\nand left'] },
    { line: 6, cells: ['Pete', ''] },
  ]);
  expect(cells('a,b"c,')).toEqual([['a', 'b"c', '']]);
  expect(cells('""')).toEqual([]);
  expect(cells('')).toEqual([]);
  expect(cells('a\rb')).toEqual([['a'], ['b']]);
});

test.each(['"a', 'a,"b"c', '"a""'])('rejects a misplaced quote: %s', (text) => {
  expect(parseCsv(text).records).toBeUndefined();
});

test.each([
  ['semicolons', 'name;notes\nLena;"a; b"\n', ['Lena', 'a; b']],
  ['semicolons in a list of one more comma', '"name";email\nLena, Ortiz, NJ;', ['Lena, Ortiz, NJ', '']],
  ['tabs', 'name\tnotes\nLena\ta, b; c', ['Lena', 'a, b; c']],
  ['nothing', 'name\nLena; Ortiz', ['Lena; Ortiz']],
  ['as Excel names it', 'sep=;\r\nname;notes\r\nLena;x', ['Lena', 'x']],
])('reads cells separated by %s', (_what, text, lena) => {
  expect(cells(text)?.[1]).toEqual(lena);
});
