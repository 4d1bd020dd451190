import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmptyRichText, parseRichText, richTextToPlain } from './richText.ts';

const rich = {
  paragraphs: [
    {
      type: 'paragraph',
      spans: [{ text: 'Gifts ' }, { text: 'may', bold: true }, { text: ' pay', italic: true }],
    },
    { type: 'bullet', spans: [{ text: 'all of it' }] },
  ],
};

test('our own form is taken as it is', () => {
  expect(parseRichText(rich)).toEqual(rich);
  expect(richTextToPlain(rich)).toBe('Gifts may pay\n• all of it');
});

test('a plain text is its lines, and a list where it looks like one', () => {
  expect(parseRichText('One\r\n- two\n• three')).toEqual({
    paragraphs: [
      { type: 'paragraph', spans: [{ text: 'One' }] },
      { type: 'bullet', spans: [{ text: 'two' }] },
      { type: 'bullet', spans: [{ text: 'three' }] },
    ],
  });
  expect(parseRichText('-40 degrees')?.paragraphs[0]?.type).toBe('paragraph');
});

test.each([
  ['another kind', { paragraphs: [{ type: 'heading', spans: [] }] }],
  ['a link', { paragraphs: [{ type: 'paragraph', spans: [{ text: 'x', href: 'https://x.example' }] }] }],
  ['a style', { paragraphs: [{ type: 'paragraph', spans: [{ text: 'x', bold: 'yes' }] }] }],
  ['more beside', { ...rich, html: '<b>x</b>' }],
  ['too many', { paragraphs: Array.from({ length: 201 }, () => ({ type: 'paragraph', spans: [] })) }],
])('%s is refused', (_what, value) => {
  expect(parseRichText(value)).toBeUndefined();
});

test('empty: nothing to read, whatever the form', () => {
  for (const value of ['', ' \n ', '\u200b\u00ad', undefined, 7, { paragraphs: [] }]) {
    expect(isEmptyRichText(value)).toBe(true);
  }
  expect(isEmptyRichText(rich)).toBe(false);
});

test('nothing that a document can hold throws', () => {
  fc.assert(fc.property(fc.anything(), (value) => void richTextToPlain(value)));
});
