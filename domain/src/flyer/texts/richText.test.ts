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

test('keeps a valid document unchanged', () => {
  expect(parseRichText(rich)).toEqual(rich);
  expect(richTextToPlain(rich)).toBe('Gifts may pay\n• all of it');
});

test('splits plain text into lines, and into a list if it looks like one', () => {
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
])('%s is rejected', (_what, value) => {
  expect(parseRichText(value)).toBeUndefined();
});

test('is empty if nothing is visible, in any form', () => {
  for (const value of ['', ' \n ', '\u200b\u00ad', undefined, 7, { paragraphs: [] }]) {
    expect(isEmptyRichText(value)).toBe(true);
  }
  expect(isEmptyRichText(rich)).toBe(false);
});

test('never throws, whatever the document', () => {
  fc.assert(fc.property(fc.anything(), (value) => void richTextToPlain(value)));
});
