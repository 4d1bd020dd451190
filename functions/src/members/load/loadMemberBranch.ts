import type { Branch } from '@brokerage/domain/directory/branch';
import type { Member } from '@brokerage/domain/member/member';
import { db } from '../../data/db.ts';
import type { Reader } from '../../data/reader.ts';

/** Loads a member's branch; undefined for a member without one, or whose branch is gone. */
export async function loadMemberBranch(
  reader: Reader,
  { tenant_id, branch_id }: Pick<Member, 'tenant_id' | 'branch_id'>,
): Promise<Branch | undefined> {
  if (branch_id === null) return undefined;
  return (await reader.get(db.branches(tenant_id).doc(branch_id))).data();
}
