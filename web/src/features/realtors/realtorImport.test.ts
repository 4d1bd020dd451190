import { expect, test } from 'vitest';
import { loadPhoneFormat } from '../../lib/format/contact/formatPhone.ts';
import { NEW_ENTRY } from './realtor.ts';
import { readImport, SAMPLE_FILE } from './realtorImport.ts';

test.each(['"a', 'a,"b"c', '"a""'])('reports a misplaced quote: %s', (text) => {
  expect(readImport(text, [])).toMatch(/quotation mark/);
});

const there = { id: 'anita', tenant_id: 't', created_by_user_id: 'u', ...NEW_ENTRY, name: 'Anita Desai' };

test('accepts columns in any order, and reports skipped lines', () => {
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
      { line: 4, reason: 'anita desai is already in the list' },
      { line: 5, reason: 'Lena Ortiz is already in line 2' },
      { line: 6, reason: 'More values than columns: put values with commas in quotation marks' },
    ],
    ignored: [],
  });
});

test('uses the file’s line numbers, even with sep=', () => {
  expect(readImport('sep=;\nname;email\nLena;a;b\nPete;x', [])).toEqual({
    entries: [],
    leftOut: [
      { line: 3, reason: 'More values than columns: put values with semicolons in quotation marks' },
      { line: 4, reason: 'Invalid email address' },
    ],
    ignored: [],
  });
});

test('accepts the page’s column names, and formats phone numbers the same way', async () => {
  await loadPhoneFormat();
  expect(readImport('Name,Phone,MLS ID\nLena,2015550111,NJ-1', [])).toEqual({
    entries: [{ ...NEW_ENTRY, name: 'Lena', phone: '(201) 555-0111', mls_id: 'NJ-1' }],
    leftOut: [],
    ignored: [],
  });
});

test.each([
  ['Full Name,E-Mail,Phone Number,MLS #,Company,Comments'],
  ['FULL_NAME,e mail address,Mobile,mls-id,Office,note'],
])('accepts the headers of other programs: %s', async (header) => {
  await loadPhoneFormat();
  expect(readImport(`${header}\nLena,lena@realty.example,2015550111,NJ-1,Harbor,Hi`, [])).toMatchObject({
    entries: [
      {
        name: 'Lena',
        email: 'lena@realty.example',
        phone: '(201) 555-0111',
        mls_id: 'NJ-1',
        brokerage: 'Harbor',
        notes: 'Hi',
      },
    ],
    leftOut: [],
    ignored: [],
  });
});

test('skips and names unknown columns', () => {
  expect(readImport('Name,Birthday, ,Email\nLena,1990,x,lena@realty.example', [])).toMatchObject({
    entries: [{ name: 'Lena', email: 'lena@realty.example' }],
    ignored: ['Birthday'],
  });
});

test('names a missing column and the headers it found', () => {
  expect(readImport('E-mail,Birthday\nx', [])).toBe(
    'This file needs a column called “name” or “full name” in its first line. Columns found: “E-mail”, “Birthday”.',
  );
  expect(readImport('', [])).toMatch(/Columns found: none\.$/);
  expect(readImport('Name,Full name\nx', [])).toBe(
    'More than one column has the name: “Name”, “Full name”. Remove all but one.',
  );
});

test.each(['abc', '1 2', '555-0144'])('skips a line with the phone %s', (phone) => {
  expect(readImport(`name,phone\nLena,${phone}`, [])).toMatchObject({
    entries: [],
    leftOut: [{ line: 2, reason: 'Valid phone number required' }],
  });
});

test('skips a line with an address that would add recipients', () => {
  expect(readImport('name,email\nLena,lena@realty.example?bcc=spy@mail.example', [])).toMatchObject({
    entries: [],
    leftOut: [{ line: 2, reason: 'Invalid email address' }],
  });
});

test('can import its own sample file', () => {
  expect(readImport(SAMPLE_FILE, [])).toMatchObject({
    entries: [{ name: 'Jamie Sample' }],
    leftOut: [],
    ignored: [],
  });
});

test('rejects a file without realtors, or with too many', () => {
  expect(readImport('name\n', [])).toBe('There are no realtors in this file.');
  const lines = (count: number) => ['name', ...Array.from({ length: count }, (_, at) => `R${at}`)].join('\n');
  expect(readImport(lines(501), [])).toMatch(/at most 500/);
  expect(readImport(lines(500), [])).toMatchObject({ entries: { length: 500 }, leftOut: [] });
});
