import type { MemberAccount } from '@brokerage/domain/member/memberCallables';
import type { UserRecord } from 'firebase-admin/auth';
import { db } from '../data/db.ts';
import { defineMemberCallable } from '../http/defineMemberCallable.ts';
import { findSecondFactor, hasSignedIn, loadAccounts } from './accounts.ts';

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
    const accounts = await loadAccounts(team.docs.map(({ id }) => id));
    return { accounts: accounts.map(memberAccount) };
  },
);
