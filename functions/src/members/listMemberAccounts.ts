import type { MemberAccount } from '@brokerage/domain/member/memberCallables';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { db } from '../data/db.ts';
import { defineMemberCallable } from '../http/defineMemberCallable.ts';
import { findSecondFactor, hasSignedIn } from './accounts.ts';

/** How many accounts one request to Auth may name. */
const MOST_AT_ONCE = 100;

function memberAccount(account: UserRecord): MemberAccount {
  const signedIn = hasSignedIn(account);
  return {
    uid: account.uid,
    sign_in_email: account.email ?? '',
    has_second_factor: findSecondFactor(account) !== undefined,
    last_sign_in_at: signedIn ? new Date(account.metadata.lastSignInTime).toISOString() : null,
    is_invited: !signedIn,
  };
}

/** list-member-accounts: what only Auth knows of the caller's team. */
export const listMemberAccounts = defineMemberCallable(
  'list-member-accounts',
  'people:read',
  async (_, { member }) => {
    const team = await db
      .userRoles()
      .withConverter(null)
      .where('tenant_id', '==', member.tenant_id)
      .select()
      .get();
    const uids = team.docs.map(({ id }) => ({ uid: id }));
    const accounts: MemberAccount[] = [];
    for (let start = 0; start < uids.length; start += MOST_AT_ONCE) {
      const { users } = await getAuth().getUsers(uids.slice(start, start + MOST_AT_ONCE));
      accounts.push(...users.map(memberAccount));
    }
    return { accounts };
  },
);
