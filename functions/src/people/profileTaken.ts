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

/** Returns whether one of them has this name, however it is capitalized, accented or spelled with look-alike letters. */
export async function isNameTaken(subject: Subject, name: string): Promise<boolean> {
  const [members, entries] = await Promise.all([
    membersOf(subject.tenant_id).select('name', 'status').get(),
    entriesOf(subject.tenant_id).select('name', 'listed').get(),
  ]);
  const folded = foldText(name).text.trim();
  const hasName = (one: Found) => foldText(String(one.get('name'))).text.trim() === folded;
  return (
    members.docs.filter(isActiveColleague(subject)).some(hasName) ||
    entries.docs.filter(isOtherListedEntry(subject)).some(hasName)
  );
}
