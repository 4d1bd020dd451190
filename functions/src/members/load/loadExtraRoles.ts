import type { Member } from '@brokerage/domain/member/member';
import { isKnownRole } from '@brokerage/domain/member/roles';
import { db } from '../../data/db.ts';
import type { Reader } from '../../data/reader.ts';

/** Returns the company's own roles, as `can` takes them. Reads nothing for members with a built-in role, who don't need them. */
export async function loadExtraRoles(
  reader: Reader,
  { role, tenant_id }: Pick<Member, 'role' | 'tenant_id'>,
): Promise<readonly string[]> {
  if (isKnownRole(role)) return [];
  return (await reader.get(db.securitySettings(tenant_id))).data()?.extra_roles ?? [];
}
