import type { Member } from '@brokerage/domain/member/member';
import { can } from '@brokerage/domain/member/roles';
import type { Reader } from '../../data/reader.ts';
import { loadExtraRoles } from './loadExtraRoles.ts';
import { loadLinkedMembers } from './loadLinkedMembers.ts';

/** Returns the active members linked to a directory entry whose role may work on submissions. */
export async function loadLeadWorkers(
  reader: Reader,
  tenantId: string,
  officerId: string,
): Promise<Member[]> {
  const workers: Member[] = [];
  for (const member of await loadLinkedMembers(reader, tenantId, officerId)) {
    if (can(member, 'applications:work', await loadExtraRoles(reader, member))) workers.push(member);
  }
  return workers;
}
