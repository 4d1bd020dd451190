import { foldText } from '@brokerage/domain/flyer/checks/foldText';
import { type Member, PROFILE_LIMITS } from '@brokerage/domain/member/member';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';

type Subject = Pick<Member, 'tenant_id' | 'user_id' | 'officer_id'>;
type Found = Pick<QueryDocumentSnapshot, 'id' | 'get'>;

/** More people than any company has in the portal. */
const MAX_PEOPLE = 1000;

const isActiveColleague = (subject: Subject) => (one: Found) =>
  one.id !== subject.user_id && one.get('status') !== 'deactivated';
const isOtherListedEntry = (subject: Subject) => (one: Found) =>
  one.id !== subject.officer_id && one.get('listed') !== false;

const queryMembers = (tenantId: string) =>
  db.members().withConverter(null).where('tenant_id', '==', tenantId).limit(MAX_PEOPLE);
const queryEntries = (tenantId: string) => db.officers(tenantId).withConverter(null).limit(MAX_PEOPLE);

/** Returns the spellings of a number with leading zeros, which records from before those were rejected may have. */
const withZeros = (nmls: string): string[] =>
  Array.from({ length: PROFILE_LIMITS.nmls_id - nmls.length + 1 }, (_, zeros) => '0'.repeat(zeros) + nmls);

/**
 * Returns the name of the active colleague, or of the other listed directory entry, that has this NMLS number with any leading zeros;
 * undefined if nobody has it. Reads in the caller's transaction, so that two members can't get the same number at the same time.
 */
export async function findNmlsHolder(
  transaction: Transaction,
  subject: Subject,
  nmls: string,
): Promise<string | undefined> {
  const bare = nmls.replace(/^0+/, '');
  if (bare === '') return undefined;
  const [members, entries] = await Promise.all([
    transaction.get(queryMembers(subject.tenant_id).where('nmls_id', 'in', withZeros(bare))),
    transaction.get(queryEntries(subject.tenant_id).where('nmls', 'in', withZeros(bare))),
  ]);
  const holder =
    members.docs.find(isActiveColleague(subject)) ?? entries.docs.find(isOtherListedEntry(subject));
  return holder && String(holder.get('name'));
}

/** Returns whether somebody else has this NMLS number, see `findNmlsHolder`. */
export const isNmlsTaken = async (...asked: Parameters<typeof findNmlsHolder>): Promise<boolean> =>
  (await findNmlsHolder(...asked)) !== undefined;

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
  const isNamed = (one: Found) => containsName(text, String(one.get('name')));
  return (
    members.docs.filter(isActiveColleague(subject)).some(isNamed) ||
    entries.docs.filter(isOtherListedEntry(subject)).some(isNamed)
  );
}
