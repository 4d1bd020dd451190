import { plain } from './readSearch.ts';

/** The languages' own names, if they differ from the English ones. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  Spanish: 'Español',
  Mandarin: '普通话',
  Cantonese: '廣東話',
  Chinese: '中文',
  Vietnamese: 'Tiếng Việt',
  Arabic: 'العربية',
  French: 'Français',
  Korean: '한국어',
  Russian: 'Русский',
  Portuguese: 'Português',
  'Haitian Creole': 'Kreyòl ayisyen',
  Hindi: 'हिन्दी',
  German: 'Deutsch',
  Polish: 'Polski',
  Italian: 'Italiano',
  Turkish: 'Türkçe',
  Urdu: 'اردو',
};

/** Other languages that people in the US speak at home most (Census Bureau, American Community Survey, table B16001), by their English names. */
const OTHER_LANGUAGES = [
  'Tagalog',
  'Japanese',
  'Gujarati',
  'Bengali',
  'Punjabi',
  'Telugu',
  'Tamil',
  'Persian',
  'Farsi',
  'Greek',
  'Hebrew',
  'Yiddish',
  'Ukrainian',
  'Armenian',
  'Hmong',
  'Khmer',
  'Thai',
  'Lao',
  'Dutch',
  'Swahili',
  'Amharic',
  'Somali',
  'Yoruba',
  'Igbo',
  'Twi',
  'Nepali',
  'Marathi',
  'Malayalam',
  'Kannada',
  'Ilocano',
  'Albanian',
  'Romanian',
  'Serbian',
  'Croatian',
  'Hungarian',
  'American Sign Language',
] as const;

const CHINESE: ReadonlySet<string> = new Set(['Mandarin', 'Cantonese']);

/** Formats a language so that its speakers recognize it in a list: `Spanish (Español)`. */
export const formatLanguage = (language: string): string =>
  OWN_NAMES[language] ? `${language} (${OWN_NAMES[language]})` : language;

const toNames = (language: string): string[] => [language, OWN_NAMES[language] ?? ''];

/** Returns the English name of the language in a search: `Mandarin` for "mandarin" and for "普通话"; undefined for none. */
export function languageInSearch(words: readonly string[]): string | undefined {
  const isNamed = (language: string) =>
    toNames(language).some(
      (name) =>
        name !== '' &&
        plain(name)
          .split(' ')
          .every((word) => words.includes(word)),
    );
  return [...Object.keys(OWN_NAMES), ...OTHER_LANGUAGES].find(isNamed);
}

/** Returns the search words for these languages. */
export const languageWords = (languages: readonly string[]): string[] =>
  languages.length === 0
    ? []
    : [
        ...languages.flatMap((language) => [...toNames(language), `${language}-speaking`]),
        ...(languages.some((language) => CHINESE.has(language)) ? ['Chinese', '中文'] : []),
        ...(languages.includes('Spanish') ? ['habla', 'hablo', 'hablamos'] : []),
        'speaks',
        'speaking',
      ];
