import type { UserRole } from '@brokerage/domain/directory/userRole';
import { foldText } from '@brokerage/domain/flyer/checks/foldText';
import { db } from '../db.ts';

type Subject = Pick<UserRole, 'tenant_id' | 'user_id' | 'officer_id'>;
type Found = Pick<FirebaseFirestore.QueryDocumentSnapshot, 'id' | 'get'>;

/** More people than one company has in the portal. */
const MOST_PEOPLE = 1000;

const isActiveColleague = (subject: Subject) => (one: Found) =>
  one.id !== subject.user_id && one.get('status') !== 'deactivated';
const isOtherListedEntry = (subject: Subject) => (one: Found) =>
  one.id !== subject.officer_id && one.get('listed') !== false;

const membersOf = (tenantId: string) =>
  db.userRoles().withConverter(null).where('tenant_id', '==', tenantId).limit(MOST_PEOPLE);
const entriesOf = (tenantId: string) => db.officers(tenantId).withConverter(null).limit(MOST_PEOPLE);

/** Returns whether an active colleague, or another listed entry of the public directory, has this NMLS number. */
export async function isNmlsTaken(subject: Subject, nmls: string): Promise<boolean> {
  if (nmls === '') return false;
  const [members, entries] = await Promise.all([
    membersOf(subject.tenant_id).where('nmls_id', '==', nmls).get(),
    entriesOf(subject.tenant_id).where('nmls', '==', nmls).get(),
  ]);
  return members.docs.some(isActiveColleague(subject)) || entries.docs.some(isOtherListedEntry(subject));
}

/** Latin letters and digits that look alike, which `foldText` keeps apart. */
const toSkeleton = (word: string) => word.replace(/[i1|]/g, 'l').replaceAll('0', 'o');

function wordsOf(name: string): string[] {
  const folded = foldText(name).text.replace(/['’.]/g, '');
  return (folded.match(/[\p{L}\p{N}|]+/gu) ?? []).map(toSkeleton);
}

/** Returns whether visitors would read one name as the other: all its words are there, in any order, or all its letters. */
export function readsAs(name: string, other: string): boolean {
  const [words, otherWords] = [wordsOf(name), wordsOf(other)];
  if (otherWords.length === 0) return false;
  return words.join('') === otherWords.join('') || otherWords.every((word) => words.includes(word));
}

/** Returns whether the name reads as one of theirs, however it is written. */
export async function isNameTaken(subject: Subject, name: string): Promise<boolean> {
  const [members, entries] = await Promise.all([
    membersOf(subject.tenant_id).select('name', 'status').get(),
    entriesOf(subject.tenant_id).select('name', 'listed').get(),
  ]);
  const hasName = (one: Found) => readsAs(name, String(one.get('name')));
  return (
    members.docs.filter(isActiveColleague(subject)).some(hasName) ||
    entries.docs.filter(isOtherListedEntry(subject)).some(hasName)
  );
}
