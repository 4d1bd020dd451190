import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  foldAccents,
  matchesSearch,
  SEARCH_LIMITS,
  type SearchText,
  toQueryKey,
  toSearchKeys,
  toSearchWords,
} from './searchKeys.ts';
import { searchTexts } from './searchTexts.ts';

const application = searchTexts.submission({
  first_name: 'Sofia',
  last_name: 'Almeida',
  reference_number: 'PA-7K3Q-9F2M',
  email: 'sofia.almeida@mail.example',
  mobile: '(973) 555-0110',
});

/** Returns whether the database finds the record for a search, and the browser's filter keeps it. */
function isFound(text: SearchText, typed: string): boolean {
  const words = toSearchWords(typed);
  const key = toQueryKey(words);
  return key !== undefined && toSearchKeys(text).includes(key) && matchesSearch(text, words);
}

const withExtension = (mobile: string) =>
  searchTexts.submission({
    first_name: 'Rosa',
    last_name: 'Delgado',
    reference_number: 'PA-2B4D-6F8H',
    email: 'rosa@mail.example',
    mobile,
  });

describe('search finds', () => {
  const NUMBERS = ['(201) 555-0123', '2015550123', '+1 201-555-0123', '201.555.0123', '555-0123', '0123'];
  const EXTENSIONS = [' x45', 'x45', ' ext. 45', ', extension 45', ';ext=45', ' #45', ' x', ' ext'];
  const whole = NUMBERS.slice(0, 4).flatMap((number) => EXTENSIONS.map((extension) => number + extension));

  it.each([...NUMBERS, ...whole, 'rosa 201-555-0123 x45', '2015550123 x45 delgado'])(
    'an application whose phone number has an extension by %s',
    (typed) => {
      expect(isFound(withExtension('(201) 555-0123 x45'), typed)).toBe(true);
      // As older pages stored it, and without the extension.
      expect(isFound(withExtension('201-555-0123 ext. 45'), typed)).toBe(true);
      expect(isFound(withExtension('(201) 555-0123'), typed)).toBe(true);
    },
  );

  it.each(['(201) 555-0124 x45', '(201) 555-0123 xavier', '(201) 555-0123 x45 almeida', '2015550123y45'])(
    'nothing by %s',
    (typed) => expect(isFound(withExtension('(201) 555-0123 x45'), typed)).toBe(false),
  );

  it.each([
    'alm',
    'sof',
    'Almeida',
    'ALMEIDA, Sofia',
    'sofia a',
    'álmeida',
    'PA-7K3',
    '7k3q',
    '9F2M',
    'sofia.almeida@m',
    '(973) 555-0110',
    '973.555.0110',
    '973 555 0110',
    '9735550110',
    '+1 (973) 555-0110',
    '1-973-555-0110',
    'sofia 973 555-0110',
    '555-0110',
    '555 0110',
    '(973) 555',
    '0110',
  ])('Sofia Almeida’s application by %s', (typed) => expect(isFound(application, typed)).toBe(true));

  it.each(['a', '', '  ', '- -', 'lmeida', 'sofia b', 'almeidas', 'mail.example', '(973) 555-0111', '110'])(
    'nothing by %j',
    (typed) => expect(isFound(application, typed)).toBe(false),
  );

  it.each([
    ['Łukasz Núñez-O’Brien', ['luk', 'nunez', 'nunezo', 'obri', 'brien', 'Łuk', "nunez-o'b"]],
    ['Weiß Ångström', ['weiss', 'ang', 'WEISS']],
    ['Đặng Þór', ['dang', 'thor']],
    ['14 Maple Avenue', ['14', 'map', 'maple 14']],
    ['𝕳𝖔𝖒𝖊 𠮷野', ['ho', '𠮷野']],
  ])('%s', (title, searches) => {
    for (const typed of searches)
      expect([typed, isFound(searchTexts.flyer({ title }), typed)]).toEqual([typed, true]);
  });

  it.each(['1045', 'NMLS 1045', 'nmls#1045521', 'NMLS ID: 1045521'])('a member by %s', (typed) =>
    expect(isFound(searchTexts.member({ name: 'Ann Lee', nmls_id: '1045521', email: '' }), typed)).toBe(true),
  );

  it('a link by its label and its code', () => {
    const link = searchTexts.link({ label: 'Instagram story', short_code: 'kTx_9-abCD23' });
    for (const typed of ['insta', 'story', 'KTX9', 'kTx_9-abCD23']) expect(isFound(link, typed)).toBe(true);
    expect(isFound(link, 'abcd')).toBe(false);
  });

  it('a realtor by name, brokerage, email and MLS ID', () => {
    const realtor = searchTexts.realtor({
      name: 'Anita Desai',
      brokerage: 'Garden State Homes',
      email: 'anita@gsh.example',
      mls_id: 'GSMLS-SAMPLE-161',
    });
    for (const typed of ['desai', 'garden', 'homes anita', 'anita@g', 'gsmls-sam'])
      expect(isFound(realtor, typed)).toBe(true);
  });

  it('a long word by more letters than are stored', () => {
    const title = 'Internationalization internationalizations';
    expect(isFound(searchTexts.flyer({ title }), 'internationalizations')).toBe(true);
    expect(isFound(searchTexts.flyer({ title }), 'internationalizer')).toBe(false);
  });
});

describe('the keys', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 200 });

  it('normalize to themselves', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldAccents(foldAccents(text))).toBe(foldAccents(text));
      }),
    );
  });

  it('match a title by the start of its first word', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), (title, length) => {
        const word = toSearchWords(title)[0] ?? '';
        const letters = Array.from(word);
        fc.pre(letters.length >= SEARCH_LIMITS.letters && !/^nmls/.test(word));
        const typed = letters.slice(0, SEARCH_LIMITS.letters + (length % letters.length)).join('');
        expect(isFound(searchTexts.flyer({ title }), typed)).toBe(true);
      }),
    );
  });

  it('stay within their limits', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (name, brokerage, code) => {
        const keys = toSearchKeys(searchTexts.realtor({ name, brokerage, mls_id: code, email: code }));
        expect(keys.length).toBeLessThanOrEqual(SEARCH_LIMITS.keys);
        expect(new Set(keys).size).toBe(keys.length);
        for (const key of keys) {
          expect(Array.from(key).length).toBeGreaterThanOrEqual(SEARCH_LIMITS.letters);
          expect(Array.from(key).length).toBeLessThanOrEqual(SEARCH_LIMITS.prefix);
          expect(key.isWellFormed()).toBe(true);
        }
      }),
    );
  });
});
