import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import type { LinkOfficer } from '@brokerage/domain/link/sharedLink';
import type { Member } from '@brokerage/domain/member/member';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';
import { findSuccessor } from '../../members/load/findSuccessor.ts';
import { loadLinkedMembers } from '../../members/load/loadLinkedMembers.ts';

/** Returns where links to an officer lead, by their directory entry and the member behind it. */
async function loadOfficerState(
  transaction: Transaction,
  entry: Pick<OfficerRecord, 'listed'> | undefined,
  member: Member | undefined,
): Promise<LinkOfficer['state']> {
  if (entry?.listed) return 'listed';
  if (member?.status !== 'deactivated') return 'unlisted';
  return (await findSuccessor(transaction, member)) ? 'forwarded' : 'unlisted';
}

/**
 * Returns what links store of their officer; '' as the name if the entry is gone. A company may have entries without a member, whose links
 * nobody takes over.
 */
export async function loadLinkOfficer(
  transaction: Transaction,
  tenantId: string,
  officerId: string,
): Promise<LinkOfficer> {
  const entry = (await transaction.get(db.officers(tenantId).doc(officerId))).data();
  const [member] = await loadLinkedMembers(transaction, tenantId, officerId);
  return {
    officer_id: officerId,
    user_id: member?.user_id ?? null,
    name: entry?.name ?? '',
    state: await loadOfficerState(transaction, entry, member),
  };
}
