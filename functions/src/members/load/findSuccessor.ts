import { MAX_SUCCESSORS } from '@brokerage/domain/link/sharedLink';
import type { Member } from '@brokerage/domain/member/member';
import type { Transaction } from 'firebase-admin/firestore';
import { findListedOfficer } from './findListedOfficer.ts';
import { findMember } from './findMember.ts';

/** Returns the directory entry that a deactivated member's links are forwarded to; undefined if they aren't. */
export async function findSuccessor(
  transaction: Transaction,
  deactivated: Member,
): Promise<{ id: string; name: string } | undefined> {
  const { tenant_id: tenantId } = deactivated;
  let uid = deactivated.links_forward_to;
  for (let step = 0; step < MAX_SUCCESSORS && uid !== null; step += 1) {
    const member: Member | undefined = await findMember(transaction, tenantId, uid);
    if (!member) return undefined;
    if (member.status === 'active') return findListedOfficer(transaction, member);
    uid = member.links_forward_to;
  }
  return undefined;
}
