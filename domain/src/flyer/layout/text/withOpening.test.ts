import { expect, it } from 'vitest';
import { toTextContent } from '../page/page.ts';
import { withOpening } from './withOpening.ts';

const part = (text: string) => {
  const { opening, rest } = withOpening(toTextContent(text, 'message'));
  const toText = (content: typeof opening) =>
    content?.paragraphs.map(({ spans }) => spans.map((span) => span.text).join('')).join('\n');
  return [toText(opening), toText(rest)];
};

it('makes an exclamation at the start of a message its headline, followed by the rest', () => {
  expect(part('Welcome home! Thank you.\nYours,')).toEqual(['Welcome home!', 'Thank you.\nYours,']);
  expect(part('Welcome home!\nThank you.')).toEqual(['Welcome home!', 'Thank you.']);
  expect(part('Welcome home!')).toEqual(['Welcome home!', undefined]);
});

it('leaves a sentence, a long exclamation and an empty message unchanged', () => {
  for (const text of ['Thank you. Welcome home!', 'What a wonderful afternoon that was at your house! Bye.'])
    expect(part(text)).toEqual([undefined, text]);
  expect(withOpening(undefined)).toEqual({});
});
