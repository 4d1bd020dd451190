import { expect, test } from 'vitest';
import { blankableLine, optionalFreeText, requiredFreeText, requiredLine } from './lines.ts';
import { isReadable, withoutZeroWidth } from './zeroWidth.ts';

const NO_WIDTH = '\u00ad\u034f\u115f\u1160\u180e\u200b\u200c\u200d\u2060\u2064\u3164\ufeff\uffa0';
const name = requiredLine(100, 'Name');

test.each([...NO_WIDTH])('%j is taken out of a line, wherever it stands', (mark) => {
  expect(withoutZeroWidth(`${mark}A${mark}da${mark}`)).toBe('Ada');
  expect(name.parse(`${mark} Ada${mark} Lovelace ${mark}`)).toBe('Ada Lovelace');
  expect(blankableLine(9, 'Title').parse(mark)).toBe('');
});

test.each([...NO_WIDTH, NO_WIDTH, ' \u200b ', '\u2800', '...', '\ufe0f'])('%j alone is no name', (text) => {
  expect(isReadable(text)).toBe(false);
  expect(name.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(['Name is required']);
  expect(requiredFreeText(99, 'Message').safeParse(text).success).toBe(false);
});

test.each([
  '\u200e',
  '\u200f',
  '\u061c',
  '\u202a',
  '\u202e',
  '\u2066',
  '\u2069',
  '\u{e0041}',
  '\ufff9',
  '\u206a',
])('%j, which changes how a line reads, is refused', (mark) => {
  expect(name.safeParse(`Ada${mark}Lovelace`).error?.issues[0]?.message).toBe(
    'Please remove the unreadable characters',
  );
});

test.each(['José Peña', 'O’Neil-Núñez', '李小龍', 'Анна', 'Jose\u0301', 'Nguyễn Thị', 'Zoë 🏠', 'I ❤️ homes'])(
  '%s stays as it is',
  (text) => expect(name.parse(text)).toBe(text),
);

test('a line is measured without what is taken out, and free text keeps it', () => {
  expect(requiredLine(3, 'Name').parse('A\u200bd\u200ba\u200b')).toBe('Ada');
  expect(optionalFreeText(20, 'Message').parse('👩\u200d👧 and me')).toBe('👩\u200d👧 and me');
});
