import { expect, test } from 'vitest';
import { parseRichText } from '../../texts/richText.ts';
import { printable } from '../page/printable.ts';
import { fitText } from './fitText.ts';
import { fontMeasure } from './measure.ts';
import { type TypeStyle, type } from './typeStyles.ts';

const set = (text: string, width: number, limits = {}, style: TypeStyle = type.body) =>
  fitText(parseRichText(text)?.paragraphs ?? [], { style, width, limits, measure: fontMeasure });
const linesOf = ({ lines }: ReturnType<typeof set>) =>
  lines.map(({ runs }) => runs.map(({ text }) => text).join(''));

test('breaks at spaces, after hyphens and slashes, and never before a period', () => {
  expect(linesOf(set('one two three', 40, {}, { ...type.body, min: 11 }))).toEqual(['one two', 'three']);
  expect(linesOf(set('well-established', 60, {}, { ...type.body, min: 11 }))).toEqual([
    'well-',
    'established',
  ]);
});

test('shrinks a word that is wider than the line, then breaks it', () => {
  const shrunk = set('uninterruptedness', 80);
  expect(linesOf(shrunk)).toEqual(['uninterruptedness']);
  expect(shrunk.size).toBeLessThan(type.body.size);
  const broken = set('uninterruptedness', 40);
  expect(broken.size).toBe(type.body.min);
  expect(linesOf(broken).join('')).toBe('uninterruptedness');
  expect(broken.lines.length).toBeGreaterThan(1);
});

test('drops and counts lines that don’t fit at the smallest size', () => {
  const fitted = set('word '.repeat(60), 100, { lines: 2 });
  expect(fitted.lines).toHaveLength(2);
  expect(fitted.size).toBe(type.body.min);
  expect(fitted.overflow).toBeGreaterThan(100);
});

test('balances the lines of headings', () => {
  const [first, second] = set('A smaller down payment opens the door', 420, {}, type.display).lines;
  expect(Math.abs((first?.width ?? 0) - (second?.width ?? 0))).toBeLessThan(150);
});

test('the newest designs don’t end a text in a few short words', () => {
  const text =
    'A new kitchen that opens to the garden, and a finished third floor. Six minutes’ walk to the train.';
  const long = { ...type.body, hasFullEnds: true, hasLongEnds: true };
  const widths = Array.from({ length: 60 }, (_, index) => 210 + index * 4);
  const isShort = (lines: string[]) => lines.length > 1 && /^(to )?the train\.$/.test(lines.at(-1) ?? '');
  const usual = widths.filter((width) =>
    isShort(linesOf(set(text, width, {}, { ...long, hasLongEnds: false }))),
  );
  expect(usual.length).toBeGreaterThan(0);
  expect(widths.filter((width) => isShort(linesOf(set(text, width, {}, long))))).toEqual([]);
});

test('avoids a last line of one short word if that takes no extra line', () => {
  const text = 'A quiet street, a sunny kitchen and a garden. Stop by and bring your questions.';
  const full = { ...type.body, hasFullEnds: true };
  const widths = Array.from({ length: 60 }, (_, index) => 210 + index * 4);
  const isLonely = (lines: string[]) => lines.length > 1 && lines.at(-1) === 'questions.';
  const before = widths.filter((width) => isLonely(linesOf(set(text, width))));
  const after = widths.filter((width) => isLonely(linesOf(set(text, width, {}, full))));
  expect(before.length).toBeGreaterThan(0);
  expect(after).toEqual([]);
  for (const width of widths) {
    expect(linesOf(set(text, width, {}, full))).toHaveLength(linesOf(set(text, width)).length);
    expect(linesOf(set(text, width, {}, full)).join(' ')).toBe(text);
  }
});

test('switches fonts within a line for bold and italics', () => {
  const span = {
    paragraphs: [{ type: 'paragraph' as const, spans: [{ text: 'a ' }, { text: 'b', bold: true as const }] }],
  };
  const { lines } = fitText(span.paragraphs, { style: type.body, width: 100, measure: fontMeasure });
  expect(lines[0]?.runs.map(({ text, face }) => [text, face])).toEqual([
    ['a ', 'sans'],
    ['b', 'sansBold'],
  ]);
});

test.each([
  ['a\u0301', 'á'],
  ['non\u2011breaking', 'non-breaking'],
  ['Ｆull Ⅷ', 'Full VIII'],
  ['zero\u200bwidth\u202e', 'zerowidth'],
  ['tab\tand\u2003wide', 'tab and wide'],
  ['\ud83d half', ' half'],
])('printable: %s', (text, expected) => {
  const result = printable(text, 'serif', fontMeasure);
  expect(result.text.replace(/ +/g, ' ')).toBe(expected);
  expect(result.missing).toEqual([]);
});

test('every font has Vietnamese and Cyrillic', () => {
  for (const face of [
    'serif',
    'serifBold',
    'serifItalic',
    'sans',
    'sansBold',
    'sansItalic',
    'sansBoldItalic',
  ] as const) {
    expect(printable('Đặng Thị Hồng Phượng, Щедрая Їжа ёлка', face, fontMeasure).missing).toEqual([]);
  }
});
