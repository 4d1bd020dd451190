import type { Member } from '@brokerage/domain/member/member';
import { type Action, can, ROLES } from '@brokerage/domain/member/roles';
import type { Reader } from '../../data/reader.ts';
import { loadActiveMembers } from './loadActiveMembers.ts';

/** Returns a tenant's active members whose built-in role has that right. */
export const loadMembersWithRight = (reader: Reader, tenantId: string, action: Action): Promise<Member[]> =>
  loadActiveMembers(
    reader,
    tenantId,
    ROLES.filter((role) => can({ role, tenant_id: tenantId }, action)),
  );
