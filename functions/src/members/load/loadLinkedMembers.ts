import { MAX_LINKED_MEMBERS, type Member } from '@brokerage/domain/member/member';
import { db } from '../../data/db.ts';
import type { Reader } from '../../data/reader.ts';

/** Returns the members linked to a directory entry in any status, active ones first. */
export async function loadLinkedMembers(
  reader: Reader,
  tenantId: string,
  officerId: string,
): Promise<Member[]> {
  const linked = await reader.get(
    db
      .members()
      .where('tenant_id', '==', tenantId)
      .where('officer_id', '==', officerId)
      .limit(MAX_LINKED_MEMBERS),
  );
  const members = linked.docs.map((member) => member.data());
  return members.toSorted((a, b) => Number(b.status === 'active') - Number(a.status === 'active'));
}
