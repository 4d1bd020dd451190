import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Member } from '@brokerage/domain/member/member';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import type { Reader } from '../../data/reader.ts';
import { hasSignedIn } from '../accounts.ts';
import { loadActiveMembers } from './loadActiveMembers.ts';

interface SuperAdmin {
  member: Member;
  account: UserRecord;
}

/**
 * Returns the super administrators who can act: active, with an account that is not disabled and has signed in at least once. The records
 * are read in the transaction, so if two super administrators remove each other, one call fails; Auth is read outside of it.
 */
export async function loadSuperAdmins(reader: Reader, tenantId: string): Promise<SuperAdmin[]> {
  const active = await loadActiveMembers(reader, tenantId, ['super_admin']);
  if (active.length === 0) return [];
  const { users } = await getAuth().getUsers(active.map(({ user_id: uid }) => ({ uid })));
  return active.flatMap((member) => {
    const account = users.find(({ uid }) => uid === member.user_id);
    return account && !account.disabled && hasSignedIn(account) ? [{ member, account }] : [];
  });
}

/**
 * Asserts that somebody other than the member can act as super administrator.
 * @throws DomainError last-super-admin
 */
export function assertNotLastSuperAdmin(member: Member, superAdmins: readonly SuperAdmin[]): void {
  if (member.role !== 'super_admin' || member.status !== 'active') return;
  if (superAdmins.every((admin) => admin.member.user_id === member.user_id))
    throw new DomainError('last-super-admin');
}
