import { expect, test } from 'vitest';
import { loadPhoneFormat } from '../../ui/formatPhone.ts';
import { parseCsv } from './csv.ts';
import { NEW_ENTRY } from './realtor.ts';
import { readImport } from './realtorImport.ts';

const cells = (text: string) => parseCsv(text).records?.map((record) => record.cells);

test('reads quotes, commas, line breaks and blanks, and knows the lines', () => {
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

test.each(['"a', 'a,"b"c', '"a""'])('a misplaced quote is no file: %s', (text) => {
  expect(parseCsv(text).records).toBeUndefined();
  expect(readImport(text, [])).toMatch(/quotation mark/);
});

test.each([
  ['semicolons', 'name;notes\nLena;"a; b"\n', ['Lena', 'a; b']],
  ['semicolons in a list of one more comma', '"name";email\nLena, Ortiz, NJ;', ['Lena, Ortiz, NJ', '']],
  ['tabs', 'name\tnotes\nLena\ta, b; c', ['Lena', 'a, b; c']],
  ['nothing', 'name\nLena; Ortiz', ['Lena; Ortiz']],
  ['as Excel names it', 'sep=;\r\nname;notes\r\nLena;x', ['Lena', 'x']],
])('divided by %s', (_what, text, lena) => {
  expect(cells(text)?.[1]).toEqual(lena);
});

const there = { id: 'anita', tenant_id: 't', created_by_user_id: 'u', ...NEW_ENTRY, name: 'Anita Desai' };

test('takes columns in any order, tells what is left out by line', () => {
  const text = [
    'Email, NAME ,brokerage',
    ' lena@realty.example , Lena Ortiz ,"Harbor, Homes"',
    'x,,',
    ',anita desai',
    ',Lena Ortiz,"Harbor, Homes"',
    ',Pete,Kowalski,Realty',
  ].join('\n');
  expect(readImport(text, [there])).toEqual({
    entries: [{ ...NEW_ENTRY, name: 'Lena Ortiz', email: 'lena@realty.example', brokerage: 'Harbor, Homes' }],
    leftOut: [
      { line: 3, reason: 'Name is required; Invalid email address' },
      { line: 4, reason: 'anita desai is in the list already' },
      { line: 5, reason: 'Lena Ortiz is in line 2 already' },
      { line: 6, reason: 'More values than columns: put values with commas in quotation marks' },
    ],
  });
});

test('numbers lines as the file has them, also under sep=', () => {
  expect(readImport('sep=;\nname;email\nLena;a;b\nPete;x', [])).toEqual({
    entries: [],
    leftOut: [
      { line: 3, reason: 'More values than columns: put values with semicolons in quotation marks' },
      { line: 4, reason: 'Invalid email address' },
    ],
  });
});

test('takes the columns as the page calls them, and writes phone numbers as it does', async () => {
  await loadPhoneFormat();
  expect(readImport('Name,Phone,MLS ID\nLena,2015550111,NJ-1', [])).toEqual({
    entries: [{ ...NEW_ENTRY, name: 'Lena', phone: '(201) 555-0111', mls_id: 'NJ-1' }],
    leftOut: [],
  });
});

test('refuses a file without its columns, without realtors, with too many', () => {
  for (const header of ['', 'email', 'name,who', 'name,name']) {
    expect(readImport(`${header}\nLena`, [])).toMatch(/^The first line has to name the columns/);
  }
  expect(readImport('name\n', [])).toBe('There are no realtors in this file.');
  const lines = (count: number) => ['name', ...Array.from({ length: count }, (_, at) => `R${at}`)].join('\n');
  expect(readImport(lines(501), [])).toMatch(/at most 500/);
  expect(readImport(lines(500), [])).toMatchObject({ entries: { length: 500 }, leftOut: [] });
});
