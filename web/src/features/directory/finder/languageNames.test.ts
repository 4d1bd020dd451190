import { expect, it } from 'vitest';
import { languageInSearch, languageWords } from './languageNames.ts';

it.each([
  [['mandarin'], 'Mandarin'],
  [['普通话'], 'Mandarin'],
  [['中文'], 'Chinese'],
  [['who', 'speaks', 'haitian', 'creole'], 'Haitian Creole'],
  [['espanol'], 'Spanish'],
  [['clifton'], undefined],
  [[''], undefined],
])('names the language in %o', (words, language) => {
  expect(languageInSearch(words)).toBe(language);
});

it('"Chinese" finds speakers of Mandarin or Cantonese, too', () => {
  expect(languageWords(['Cantonese'])).toContain('Chinese');
  expect(languageWords(['Spanish'])).not.toContain('Chinese');
});
