import { MAX_ACCOUNTS, type MemberAccount } from '@brokerage/domain/member/memberCallables';
import type { UserRecord } from 'firebase-admin/auth';
import { db } from '../data/db.ts';
import { defineMemberCallable } from '../http/defineMemberCallable.ts';
import { findSecondFactor, hasSignedIn, loadAccounts } from './accounts.ts';

function toMemberAccount(account: UserRecord): MemberAccount {
  const signedIn = hasSignedIn(account);
  return {
    uid: account.uid,
    sign_in_email: account.email ?? '',
    has_second_factor: findSecondFactor(account) !== undefined,
    last_sign_in_at: signedIn ? new Date(account.metadata.lastSignInTime).toISOString() : null,
    is_invited: !signedIn,
  };
}

/** Returns those of `uids` that are members of the tenant; without `uids`, the tenant's first members by name. */
async function loadMemberUids(tenantId: string, uids: readonly string[] | undefined): Promise<string[]> {
  if (uids?.length === 0) return [];
  if (uids) {
    const records = await db.getAll([...new Set(uids)].map((uid) => db.member(uid).withConverter(null)));
    return records.filter((record) => record.get('tenant_id') === tenantId).map(({ id }) => id);
  }
  const members = db
    .members()
    .withConverter(null)
    .where('tenant_id', '==', tenantId)
    .orderBy('name')
    .select();
  return (await members.limit(MAX_ACCOUNTS).get()).docs.map(({ id }) => id);
}

/** list-member-accounts: returns account data of the company's members that only Auth has. */
export const listMemberAccounts = defineMemberCallable(
  'list-member-accounts',
  'members:read',
  async ({ uids }, { member }) => {
    const accounts = await loadAccounts(await loadMemberUids(member.tenant_id, uids));
    return { accounts: accounts.map(toMemberAccount) };
  },
);
