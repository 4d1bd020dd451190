import { isKnownRole } from '@brokerage/domain/member/roles';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { db } from '../../data/db.ts';

/**
 * Returns the company's own roles, as `can` takes them. They matter only to members who have none of the built-in roles;
 * for others nothing is read.
 */
export async function loadExtraRoles({
  role,
  tenant_id,
}: Pick<UserRole, 'role' | 'tenant_id'>): Promise<readonly string[]> {
  if (isKnownRole(role)) return [];
  return (await db.securitySettings(tenant_id).get()).data()?.extra_roles ?? [];
}
