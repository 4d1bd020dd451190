import { foldText } from '@brokerage/domain/flyer/checks/foldText';
import {
  type ColleagueRecord,
  isActiveColleague,
  isOtherListedEntry,
  queryEntries,
  queryMembers,
  type Subject,
} from './colleagues.ts';

/** Shorter runs of letters occur inside ordinary words. */
const SHORTEST_RUN = 6;

/** Returns a name with look-alike Latin letters and digits mapped to one character, which `foldText` keeps apart. */
const toSkeleton = (word: string) =>
  word.replace(/[i1|]/g, 'l').replaceAll('0', 'o').replaceAll('vv', 'w').replaceAll('rn', 'm');

function toWords(text: string): string[] {
  const folded = foldText(text)
    .text.replace(/['’]s\b/gi, '')
    .replace(/['’]/g, '');
  return (folded.match(/[\p{L}\p{N}|]+/gu) ?? []).map(toSkeleton);
}

const SUFFIXES = ['jr', 'sr', 'ii', 'iii', 'iv'].map(toSkeleton);

/**
 * Returns whether the words include the first name, in full or as an initial, and another name. Middle names and one half of a double name
 * may be missing.
 */
function hasFirstAndLastName(words: readonly string[], names: readonly string[]): boolean {
  const [firstName = '', ...others] = names.filter((name) => !SUFFIXES.includes(name));
  if (!others.some((name) => name.length >= 3 && words.includes(name))) return false;
  return words.includes(firstName) || words.includes(firstName.slice(0, 1));
}

/**
 * Returns whether visitors would read a person's name in the text: all its words in any order, all its letters in any spacing, or the first
 * name or its initial with the last name.
 */
export function containsName(text: string, name: string): boolean {
  const [words, names] = [toWords(text), toWords(name)];
  if (names.length === 0) return false;
  const [letters, nameLetters] = [words.join(''), names.join('')];
  return (
    letters === nameLetters ||
    (nameLetters.length >= SHORTEST_RUN && letters.includes(nameLetters)) ||
    names.every((one) => words.includes(one)) ||
    hasFirstAndLastName(words, names)
  );
}

/** Returns whether the text names an active colleague, or another listed directory entry. */
export async function namesColleague(subject: Subject, text: string): Promise<boolean> {
  const [members, entries] = await Promise.all([
    queryMembers(subject.tenant_id).select('name', 'status').get(),
    queryEntries(subject.tenant_id).select('name', 'listed').get(),
  ]);
  const isNamed = (record: ColleagueRecord) => containsName(text, String(record.get('name')));
  return (
    members.docs.filter(isActiveColleague(subject)).some(isNamed) ||
    entries.docs.filter(isOtherListedEntry(subject)).some(isNamed)
  );
}
