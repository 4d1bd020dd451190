import { expect, test } from 'vitest';
import { readCsvFile } from './readCsvFile.ts';

const utf16 = (text: string, isLittle: boolean) =>
  [...text].flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
  });
const utf8 = (text: string) => [...new TextEncoder().encode(text)];
const read = (bytes: number[]) => readCsvFile(new Uint8Array(bytes));

test.each([
  ['UTF-8', utf8('name\nZoë'), false],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...utf8('name\nZoë')], false],
  ['UTF-16 as Excel writes it', [0xff, 0xfe, ...utf16('name\nZoë', true)], false],
  ['UTF-16, the other way round', [0xfe, 0xff, ...utf16('name\nZoë', false)], false],
  ['UTF-16 without its mark', utf16('name\nZoë', true), false],
  ['UTF-16, the other way round, without its mark', utf16('name\nZoë', false), false],
  ['Windows-1252', [...utf8('name\nZo'), 0xeb], true],
])('%s', (_encoding, bytes, isGuess) => {
  expect(read(bytes)).toEqual({ text: 'name\nZoë', isGuess });
});

test.each([
  ['an Excel workbook', [...utf8('PK'), 3, 4, 0x14, 0, 6, 0]],
  ['an old one', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]],
])('%s isn’t text', (_what, bytes) => {
  expect(read(bytes)).toMatch(/^This looks like an Excel workbook, not a text file/);
});

test('an empty file is an empty text', () => {
  expect(read([])).toEqual({ text: '', isGuess: false });
});
