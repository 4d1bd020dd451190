import { expect, test } from 'vitest';
import { blankableLine, optionalFreeText, requiredFreeText, requiredLine } from './lines.ts';
import { isReadable, withoutZeroWidth } from './zeroWidth.ts';

const NO_WIDTH = '\u00ad\u034f\u115f\u1160\u180e\u200b\u200c\u200d\u2060\u2064\u3164\ufeff\uffa0';
const name = requiredLine(100, 'Name');

test.each([...NO_WIDTH])('removes %j from a line, wherever it is', (mark) => {
  expect(withoutZeroWidth(`${mark}A${mark}da${mark}`)).toBe('Ada');
  expect(name.parse(`${mark} Ada${mark} Lovelace ${mark}`)).toBe('Ada Lovelace');
  expect(blankableLine(9, 'Title').parse(mark)).toBe('');
});

test.each([...NO_WIDTH, NO_WIDTH, ' \u200b ', '\u2800', '...', '\ufe0f'])(
  '%j alone is not a name',
  (text) => {
    expect(isReadable(text)).toBe(false);
    expect(name.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(['Name is required']);
    expect(requiredFreeText(99, 'Message').safeParse(text).success).toBe(false);
  },
);

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
])('%j is rejected because it changes how a line reads', (mark) => {
  expect(name.safeParse(`Ada${mark}Lovelace`).error?.issues[0]?.message).toBe(
    'Please remove the unreadable characters',
  );
});

test.each(['José Peña', 'O’Neil-Núñez', '李小龍', 'Анна', 'Jose\u0301', 'Nguyễn Thị', 'Zoë 🏠', 'I ❤️ homes'])(
  '%s stays unchanged',
  (text) => expect(name.parse(text)).toBe(text),
);

test('measures a line without the removed characters; free text keeps them', () => {
  expect(requiredLine(3, 'Name').parse('A\u200bd\u200ba\u200b')).toBe('Ada');
  expect(optionalFreeText(20, 'Message').parse('👩\u200d👧 and me')).toBe('👩\u200d👧 and me');
});
