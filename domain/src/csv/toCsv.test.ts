import { expect, test } from 'vitest';
import { toCsv } from './toCsv.ts';

const line = (...cells: (string | number)[]) => toCsv([cells]).slice(1, -2);

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\uFF1D1+1', '\uFF20SUM(A1)'])(
  '%j can’t become a formula',
  (text) => {
    expect(line(text)).toBe(`'${text}`);
  },
);

test.each([
  ['a;=1+1', `"a;'=1+1"`],
  ['a; @SUM(A1)', `"a; '@SUM(A1)"`],
  ['May; June', '"May; June"'],
])('%j can’t become a formula where semicolons separate the cells', (text, expected) => {
  expect(line(text)).toBe(expected);
});

test('a leading carriage return starts neither a formula nor a new row', () => {
  expect(line('\r=1')).toBe(`"'\r=1"`);
});

test('quotes, commas and line breaks are quoted; numbers stay numbers', () => {
  expect(line('a "b"', 'c, d', 'e\nf', -3, 4, 'plain = text')).toBe(
    '"a ""b""","c, d","e\nf",-3,4,plain = text',
  );
});

test('starts with a byte order mark, and ends every row with CRLF', () => {
  expect(
    toCsv([
      ['a', 'b'],
      ['ü', 1],
    ]),
  ).toBe('\uFEFFa,b\r\nü,1\r\n');
});
