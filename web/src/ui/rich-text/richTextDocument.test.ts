import { isEmptyRichText, parseRichText } from '@brokerage/domain/flyer/texts/richText';
import { Editor } from '@tiptap/react';
import { afterEach, expect, test } from 'vitest';
import { fromDocument, toDocument } from './richTextDocument.ts';
import { richTextExtensions, tidyPaste } from './richTextExtensions.ts';

const editors: Editor[] = [];
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
});

/** The value after the editor has had it. */
function through(content: ReturnType<typeof toDocument> | string) {
  const editor = new Editor({ extensions: richTextExtensions, content });
  editors.push(editor);
  return fromDocument(editor.getJSON());
}

const rich = {
  paragraphs: [
    {
      type: 'paragraph',
      spans: [{ text: 'A ' }, { text: 'bold', bold: true }, { text: ' and ', italic: true }],
    },
    { type: 'bullet', spans: [{ text: 'One' }] },
    { type: 'bullet', spans: [{ text: 'both', bold: true, italic: true }] },
    { type: 'paragraph', spans: [] },
    { type: 'bullet', spans: [{ text: 'Alone' }] },
  ],
};

test('the editor returns a value unchanged, in the strict form', () => {
  const value = through(toDocument(rich));
  expect(value).toEqual(rich);
  expect(parseRichText(value)).toEqual(rich);
});

test('converts a plain string into paragraphs and bullets', () => {
  expect(through(toDocument('Hello\n- One\n• Two'))).toEqual({
    paragraphs: [
      { type: 'paragraph', spans: [{ text: 'Hello' }] },
      { type: 'bullet', spans: [{ text: 'One' }] },
      { type: 'bullet', spans: [{ text: 'Two' }] },
    ],
  });
});

test.each(['', ' ', undefined, { paragraphs: [] }, { other: 1 }])('%j is empty', (value) => {
  expect(isEmptyRichText(through(toDocument(value)))).toBe(true);
});

test('reduces pasted content to what a field can hold', () => {
  const html = `<h1 style="color:red">Head</h1><p>One<br>two <a href="https://x.example">link</a> <u>under</u></p>
    <ol><li>first<ul><li>deep</li></ul></li></ol><script>alert(1)</script><img src="x"><blockquote><p>Quote</p></blockquote>`;
  const value = through(tidyPaste(html));
  const read = parseRichText(value);
  expect(read).toBeDefined();
  expect(JSON.stringify(value)).not.toMatch(/href|alert|color|img/);
  const lines = read?.paragraphs.map(
    ({ type, spans }) => `${type} ${spans.map(({ text }) => text).join('')}`,
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      'paragraph Head',
      'paragraph One',
      'paragraph two link under',
      'paragraph Quote',
    ]),
  );
  expect(lines?.join(' ')).toContain('deep');
});
