import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WordChanges } from './WordChanges.tsx';

/** Returns the text as read by a screen reader: `[removed: x]`, `[added: x]`. */
const spoken = (before: string, after: string) =>
  render(<WordChanges before={before} after={after} />).container.textContent;

test.each([
  [
    'a word',
    'Open house on Sunday',
    'Open house this Sunday',
    'Open house [removed: on][added: this] Sunday',
  ],
  ['a number', 'Only 6.125% today', 'Only 6.250% today', 'Only [removed: 6.125][added: 6.250]% today'],
  ['a short form', 'You can win', 'You can’t win', 'You [removed: can][added: can’t] win'],
  ['a Vietnamese word', 'Một ngôi nhà', 'Một căn nhà', 'Một [removed: ngôi][added: căn] nhà'],
  ['a missing word', 'the big house.', 'the house.', 'the [removed: big ]house.'],
  [
    'neighboring words',
    'one two three four',
    'one ten nine four',
    'one [removed: two three][added: ten nine] four',
  ],
  ['a new text', '', 'New', '[added: New]'],
  ['a deleted text', 'Gone', '', '[removed: Gone]'],
  ['a line break only', 'one\ntwo', 'one two', 'one[removed: \n][added:  ]two'],
  [
    'a line break beside a word',
    'Rates from 6.125%.\nOpen house on Sunday',
    'Rates from 6.250%. Open house on Sunday',
    'Rates from [removed: 6.125][added: 6.250]%.[removed: \n][added:  ]Open house on Sunday',
  ],
  ['nothing', 'Same words', 'Same words', 'Same words'],
  ['two empty texts', '', '', ''],
])('marks %s', (_name, before, after, expected) => expect(spoken(before, after)).toBe(expected));

test('marks removed words as deleted and added ones as inserted', () => {
  const { container } = render(<WordChanges before="on Sunday" after="this Sunday" />);
  expect(container.querySelector('del')?.textContent).toBe('[removed: on]');
  expect(container.querySelector('del')).toHaveStyle({ textDecorationLine: 'line-through' });
  expect(container.querySelector('ins')?.textContent).toBe('[added: this]');
  expect(container.querySelector('ins')).toHaveStyle({ textDecorationLine: 'none', fontWeight: '600' });
});

test('marks very long rewritten texts as a whole', () => {
  const words = (word: string) => Array.from({ length: 1200 }, (_, index) => `${word}${index}`).join(' ');
  const { container } = render(<WordChanges before={words('a')} after={words('b')} />);
  expect(container.querySelectorAll('del, ins')).toHaveLength(2);
});
