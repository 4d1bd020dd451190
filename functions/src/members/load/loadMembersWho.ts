import { type Action, can, ROLES } from '@brokerage/domain/member/roles';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { db } from '../../data/db.ts';
import type { Reader } from '../../data/reader.ts';

/** More administrators than any company has; the most accounts that one request to Auth may name. */
const MAX_MEMBERS = 100;

/** Returns a tenant's active members whose built-in role has that right. */
export async function loadMembersWho(reader: Reader, tenantId: string, action: Action): Promise<UserRole[]> {
  const roles = ROLES.filter((role) => can({ role, tenant_id: tenantId }, action));
  const members = await reader.get(
    db.userRoles().where('tenant_id', '==', tenantId).where('role', 'in', roles).limit(MAX_MEMBERS),
  );
  return members.docs.map((stored) => stored.data()).filter((member) => can(member, action));
}
