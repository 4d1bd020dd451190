import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { flyerFont } from '../flyers/pdf/flyerFonts.ts';
import { createTextPdf } from './textPdf.ts';
import { measureWidth, toPrintable, wrapText } from './wrapText.ts';

const font = flyerFont('sans');

describe('wrapText', () => {
  it('breaks at spaces and keeps line breaks', () => {
    expect(wrapText('one two\nthree', font, 10, 1_000)).toEqual(['one two', 'three']);
    const lines = wrapText('word '.repeat(50).trim(), font, 10, 100);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.join(' ')).toBe('word '.repeat(50).trim());
    for (const line of lines) expect(measureWidth(line, font, 10)).toBeLessThanOrEqual(100);
  });

  it('breaks a word that is longer than a line', () => {
    const lines = wrapText('m'.repeat(100), font, 10, 100);
    expect(lines.join('')).toBe('m'.repeat(100));
    for (const line of lines) expect(measureWidth(line, font, 10)).toBeLessThanOrEqual(100);
  });
});

it('keeps letters of other languages, and prints a question mark for missing characters', () => {
  expect(toPrintable('Łukasz Núñez', font)).toBe('Łukasz Núñez');
  expect(toPrintable('N\u0303', font)).toBe('Ñ');
  expect(toPrintable('李 a\u0007b', font)).toBe('? a b');
});

it('uses as many pages as needed, with title, author and language; same texts, same bytes', async () => {
  const make = () => {
    const pdf = createTextPdf({
      title: 'Sample',
      author: 'Testfield Lending',
      date: new Date('2026-11-23T12:00:00Z'),
      foot: 'Confidential',
    });
    pdf.heading('Facts');
    for (let number = 0; number < 100; number += 1) pdf.fact(`Label ${number}`, 'a value');
    return pdf.save();
  };
  const bytes = await make();
  const document = await PDFDocument.load(bytes);
  expect(document.getPageCount()).toBe(3);
  expect(document.getTitle()).toBe('Sample');
  expect(document.getAuthor()).toBe('Testfield Lending');
  expect(Buffer.from(await make()).equals(Buffer.from(bytes))).toBe(true);
});
