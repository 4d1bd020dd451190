import type { OfficerLookup } from '@brokerage/domain/publicCallables';

/** Splits a text into words, ignoring case, accents, apostrophes and the word NMLS. */
const toWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replace(/nmls/g, ' ')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const isSameName = (name: readonly string[], typed: readonly string[]) =>
  name.length === typed.length && name.every((word) => typed.includes(word));

/** Returns the officers whose name or NMLS number contains every typed word, in any order: "Almeida, Sofia" finds Sofia Almeida. */
export function findOfficers(officers: readonly OfficerLookup[], typed: string): OfficerLookup[] {
  const wanted = toWords(typed);
  return officers.filter(({ name, nmls }) => {
    const words = [...toWords(name), ...toWords(nmls)];
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}

/** Returns the officer if the typed text is unambiguous: the only match, or the only one with exactly that name. */
export function resolveOfficer(officers: readonly OfficerLookup[], typed: string): OfficerLookup | undefined {
  const wanted = toWords(typed);
  if (wanted.length === 0) return undefined;
  const found = findOfficers(officers, typed);
  const named = found.length === 1 ? found : found.filter(({ name }) => isSameName(toWords(name), wanted));
  return named.length === 1 ? named[0] : undefined;
}
