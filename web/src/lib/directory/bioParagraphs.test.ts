import { expect, it } from 'vitest';
import { bioParagraphs } from './bioParagraphs.ts';

it.each([
  ['Maya leads the branch.', ['Maya leads the branch.']],
  [
    'Maya leads the branch.\n\nOn Saturdays she coaches.',
    ['Maya leads the branch.', 'On Saturdays she coaches.'],
  ],
  ['One line\nof a paragraph.\r\n \r\nAnother.\n\n\n', ['One line\nof a paragraph.', 'Another.']],
  ['', []],
])('splits %j into %j', (bio, paragraphs) => {
  expect(bioParagraphs(bio)).toEqual(paragraphs);
});
