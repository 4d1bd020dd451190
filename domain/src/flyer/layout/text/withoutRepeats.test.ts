import { expect, it } from 'vitest';
import { toTextContent } from '../page/page.ts';
import { isSameText, withoutRepeats } from './withoutRepeats.ts';

const PRINTED = 'Equal Housing Opportunity. All loans are subject to credit and property approval. Ask us.';
const textOf = (content: ReturnType<typeof withoutRepeats>) =>
  content?.paragraphs.map(({ spans }) => spans.map(({ text }) => text).join('')).join('\n');

it('drops a sentence that is already printed and keeps the others', () => {
  const content = toTextContent(
    'All loans are subject to credit and property approval. A preapproval isn’t an approval.',
    'disclosure',
  );
  expect(textOf(withoutRepeats(content, PRINTED))).toBe('A preapproval isn’t an approval.');
  expect(withoutRepeats(content, PRINTED)?.field).toBe('disclosure');
});

it('is undefined if everything is already printed', () => {
  expect(withoutRepeats(toTextContent('Equal housing opportunity!\nAsk us.'), PRINTED)).toBeUndefined();
});

it('keeps a similar sentence, and one that spans bold and plain words', () => {
  const similar = toTextContent('All loans are subject to credit approval.');
  expect(withoutRepeats(similar, PRINTED)).toEqual(similar);
  const mixed = {
    paragraphs: [
      { type: 'paragraph' as const, spans: [{ text: 'Ask ', bold: true as const }, { text: 'us. Today.' }] },
    ],
  };
  expect(withoutRepeats(mixed, PRINTED)).toEqual(mixed);
});

it('compares words, not case and punctuation', () => {
  expect(isSameText('Open house, this weekend', 'open house this weekend!')).toBe(true);
  expect(isSameText('3.5% down', '5% down')).toBe(false);
});
