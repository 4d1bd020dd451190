import type { OfficerLookup } from '@brokerage/domain/publicCallables';

/** Splits a text into words, without case, accents, apostrophes and the word NMLS. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replace(/nmls/g, ' ')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const isSameName = (name: readonly string[], typed: readonly string[]) =>
  name.length === typed.length && name.every((word) => typed.includes(word));

/** Returns the officers whose name or NMLS number has every typed word, in any order: "Almeida, Sofia" finds Sofia Almeida. */
export function findOfficers(officers: readonly OfficerLookup[], typed: string): OfficerLookup[] {
  const wanted = wordsOf(typed);
  return officers.filter(({ name, nmls }) => {
    const words = [...wordsOf(name), ...wordsOf(nmls)];
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}

/** Returns the officer that a typed text can only mean: the single match, or the only one with exactly that name. */
export function resolveOfficer(officers: readonly OfficerLookup[], typed: string): OfficerLookup | undefined {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return undefined;
  const found = findOfficers(officers, typed);
  const named = found.length === 1 ? found : found.filter(({ name }) => isSameName(wordsOf(name), wanted));
  return named.length === 1 ? named[0] : undefined;
}
