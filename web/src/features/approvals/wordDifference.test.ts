import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordDifference } from './wordDifference.ts';

const marked = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `{-${text}-}`))
    .join('');

test('by words: numbers and short forms are one, signs are not', () => {
  expect(marked('Open house on Sunday', 'Open house this Sunday')).toBe('Open house {-on-}{+this+} Sunday');
  expect(marked('Only 6.125% today', 'Only 6.250% today')).toBe('Only {-6.125-}{+6.250+}% today');
  expect(marked('You can win', 'You can’t win')).toBe('You {-can-}{+can’t+} win');
  expect(marked('', 'New')).toBe('{+New+}');
  expect(marked('Gone', '')).toBe('{-Gone-}');
  expect(marked('Một ngôi nhà', 'Một căn nhà')).toBe('Một {-ngôi-}{+căn+} nhà');
});

test('neighbouring changes become one', () => {
  expect(marked('one two three four', 'one ten nine four')).toBe('one {-two three-}{+ten nine+} four');
});

test('nothing changed, and nothing at all', () => {
  expect(marked('Same words', 'Same words')).toBe('Same words');
  expect(wordDifference('', '')).toEqual([]);
});

test('both texts can be read out of the parts, for any texts', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.constantFrom('a', 'b', ' ', '\n', '.', '6.5'), { maxLength: 40 })
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDifference(before, after);
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map((part) => part.text)
          .join('');
      expect(without('added')).toBe(before);
      expect(without('removed')).toBe(after);
    }),
  );
});

test('very long texts are compared in their beginning and end only', () => {
  const words = (word: string) => Array.from({ length: 1200 }, (_, index) => `${word}${index}`).join(' ');
  const parts = wordDifference(`Same ${words('a')} end`, `Same ${words('b')} end`);
  expect(parts.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
});
