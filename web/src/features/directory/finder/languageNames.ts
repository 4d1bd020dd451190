/** What the languages of loan officers are called by those who speak them, where that isn't the English name. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  Spanish: 'Español',
  Mandarin: '普通话',
  Cantonese: '廣東話',
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

/** Returns a language as its speakers find it in a list: `Spanish (Español)`. */
export const formatLanguage = (language: string): string =>
  OWN_NAMES[language] ? `${language} (${OWN_NAMES[language]})` : language;

/** Returns what people type who look for somebody with these languages. */
export const languageWords = (languages: readonly string[]): string[] =>
  languages.length === 0
    ? []
    : [
        ...languages.flatMap((language) => [language, `${language}-speaking`, OWN_NAMES[language] ?? '']),
        ...(languages.includes('Spanish') ? ['habla', 'hablo', 'hablamos'] : []),
        'speaks',
        'speaking',
      ];
