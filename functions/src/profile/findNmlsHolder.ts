import { PROFILE_LIMITS } from '@brokerage/domain/member/member';
import type { Transaction } from 'firebase-admin/firestore';
import {
  isActiveColleague,
  isOtherListedEntry,
  queryEntries,
  queryMembers,
  type Subject,
} from './colleagues.ts';

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
export const isNmlsTaken = async (
  transaction: Transaction,
  subject: Subject,
  nmls: string,
): Promise<boolean> => (await findNmlsHolder(transaction, subject, nmls)) !== undefined;
