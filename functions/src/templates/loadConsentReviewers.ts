import type { Member } from '@brokerage/domain/member/member';
import type { Transaction } from 'firebase-admin/firestore';
import { findSignedIn } from '../members/accounts.ts';
import { loadMembersWithRight } from '../members/load/loadMembersWithRight.ts';

/** Reads the active members who have signed in and could consent; `excluded` are those who saved the draft or requested consent. */
export async function loadConsentReviewers(
  transaction: Transaction,
  tenantId: string,
  excluded: readonly string[],
): Promise<Member[]> {
  const members = (await loadMembersWithRight(transaction, tenantId, 'templates:consent')).filter(
    ({ user_id }) => !excluded.includes(user_id),
  );
  const signedIn = await findSignedIn(members.map(({ user_id }) => user_id));
  return members.filter(({ user_id }) => signedIn.has(user_id));
}
