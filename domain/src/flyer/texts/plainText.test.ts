import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank, plainText } from './plainText.ts';

describe('plainText', () => {
  it.each([
    ['Just listed', 'Just listed'],
    [649000, '649000'],
    [false, 'false'],
    [Number.NaN, ''],
    [null, ''],
    [undefined, ''],
    ['<p>One</p><p>Two <b>th</b>ree</p>', '\nOne\n\nTwo three\n'],
    ['A &amp; B&nbsp;C &unknown;', 'A & B C &unknown;'],
    ['Dear <your name>, 3 < 4', 'Dear <your name>, 3 < 4'],
    [
      {
        paragraphs: [
          { type: 'bullet', spans: [{ text: 'Guar', bold: true }, { text: 'anteed' }] },
          { spans: [{ text: 'x' }] },
        ],
      },
      'Guaranteed\nx',
    ],
    [{ paragraphs: ['One', 'Two'] }, 'One\nTwo'],
    [
      {
        type: 'doc',
        content: [
          { type: 'paragraph', content: [{ text: 'a' }, { text: 'b' }] },
          { content: [{ text: 'c' }] },
        ],
      },
      'ab\nc',
    ],
    [{ children: [{ children: [{ text: 'deep' }] }] }, 'deep'],
    [['a', ['b']], 'a\nb'],
    [{ url: 'https://photos.example' }, ''],
  ])('reads %j', (value, text) => expect(plainText(value)).toBe(text));

  it('ignores repeated spaces and invisible characters', () => {
    expect(plainText(`${' '.repeat(30_000)}x\n\n${'\u200b'.repeat(30_000)}y`)).toBe(' x\ny');
    expect(isBlank(`${' '.repeat(30_000)}x`)).toBe(false);
  });

  it('never throws, and keeps to its length limit', () => {
    const looped: Record<string, unknown> = {};
    looped.children = [looped, looped];
    expect(plainText(looped)).toMatch(/^\n*$/);
    fc.assert(fc.property(fc.anything(), (value) => plainText(value).length <= 20_000));
  });
});

describe('isBlank', () => {
  it.each([
    '',
    '  \n',
    '\u200b\u00ad',
    '<p></p>',
    '<p>&nbsp;</p><br/>',
    null,
    undefined,
    Number.NaN,
    [],
    {},
    { paragraphs: [] },
  ])('%j is', (value) => expect(isBlank(value)).toBe(true));
  it.each([0, -1, false, true, '0', 'x', '<p>x</p>', { paragraphs: [{ spans: [{ text: 'x' }] }] }])(
    '%j is not',
    (value) => expect(isBlank(value)).toBe(false),
  );
});
