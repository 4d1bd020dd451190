import { toLocalDigits } from '../phone/digits.ts';
import { normalizePhone, splitExtension } from '../phone/phone.ts';

/**
 * Limits of search keys. `prefix`: the longest stored prefix, in characters; the browser compares anything typed beyond it. `words`: per
 * record. `keys`: per record; firestore.rules has `keys` and `keys * prefix`.
 */
export const SEARCH_LIMITS = { letters: 2, prefix: 16, words: 12, keys: 200, typedWords: 8 } as const;

/** The texts that a search finds a record by. */
export interface SearchText {
  /** Names and titles: found by the start of each of their words. */
  words: readonly string[];
  /** Numbers, codes and addresses: found only by their own start. */
  codes?: readonly string[];
}

// Letters that Unicode doesn't decompose into a plain letter and a mark.
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/** Returns a text in lowercase without accents: `Łukasz Núñez` is `lukasz nunez`. */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    // Some capitals become a letter with marks only at this point.
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþħı]/g, (letter) => PLAIN[letter] ?? letter);

const toParts = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the ways in which a word can be typed: `smith-jones` as `smithjones` and `jones`. */
const toTerms = (text: string): string[] =>
  foldAccents(text)
    .split(/\s+/)
    .flatMap((word) => toParts(word).map((_part, index, parts) => parts.slice(index).join('')));

const toCodeTerm = (code: string): string => toParts(foldAccents(code)).join('');

function toSearchTerms({ words, codes = [] }: SearchText): string[] {
  const ofWords = [...new Set(words.flatMap(toTerms))].slice(0, SEARCH_LIMITS.words);
  return [...codes.map(toCodeTerm), ...ofWords];
}

/** Returns every stored prefix of a term, counted in whole characters. */
function toPrefixes(term: string): string[] {
  const letters = Array.from(term).slice(0, SEARCH_LIMITS.prefix);
  return letters
    .map((_letter, index) => letters.slice(0, index + 1).join(''))
    .slice(SEARCH_LIMITS.letters - 1);
}

/** Returns the keys under which a record is stored: the prefixes of its words and codes, without duplicates. */
export const toSearchKeys = (text: SearchText): string[] =>
  [...new Set(toSearchTerms(text).flatMap(toPrefixes))].slice(0, SEARCH_LIMITS.keys);

/** Digits of a whole phone number, and of the two parts that people know by heart. */
const PHONE_PARTS = [10, 7, 4] as const;
/** A complete US phone number in any notation, and its extension, which no record is found by: `+1 (973) 555-0110 x12`. */
const US_PHONE =
  /(?<![\p{L}\p{N}])(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s.-]*(\d{3})[\s.-]*(\d{4})(?:[\s,;]*(?:extension|ext|x|#)[\s.:=]*\d{0,7})?(?![\p{L}\p{N}])/gu;

/** Returns the search codes of a phone number: all of its digits without the country code, the last seven and the last four. */
export function toPhoneCodes(phone: string): string[] {
  const [number] = splitExtension(normalizePhone(phone));
  const digits = toLocalDigits(number);
  return [...new Set([digits, ...PHONE_PARTS.map((count) => digits.slice(-count))])].filter(
    (code) => code !== '',
  );
}

/** Returns the words of a typed search in comparable form: `NMLS #104-55` is `10455`, `+1 (973) 555-0110` is `9735550110`. */
export const toSearchWords = (typed: string): string[] =>
  foldAccents(typed)
    .replace(/\bnmls(?:\s*id)?[\s#:]*(?=\d)/g, ' ')
    .replace(US_PHONE, ' $1$2$3 ')
    .split(/\s+/)
    .map((word) => toParts(word).join(''))
    .filter((word) => word !== '')
    .slice(0, SEARCH_LIMITS.typedWords);

/** Returns the key for the database query, from the longest word; undefined while no word is long enough. */
export function toQueryKey(words: readonly string[]): string | undefined {
  const lengths = words.map((word) => Array.from(word).length);
  const longest = Math.max(0, ...lengths);
  if (longest < SEARCH_LIMITS.letters) return undefined;
  const word = words[lengths.indexOf(longest)] ?? '';
  return Array.from(word).slice(0, SEARCH_LIMITS.prefix).join('');
}

/** Returns whether every typed word is the start of one of the record's words or codes. */
export function matchesSearch(text: SearchText, words: readonly string[]): boolean {
  const terms = toSearchTerms(text);
  return words.every((word) => terms.some((term) => term.startsWith(word)));
}
