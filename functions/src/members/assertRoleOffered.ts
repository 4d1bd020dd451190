import { invalidField } from '@brokerage/domain/errors/DomainError';
import { effectiveRole, isKnownRole } from '@brokerage/domain/member/roles';
import { db } from '../data/db.ts';
import type { Reader } from '../data/reader.ts';

/**
 * Asserts that the role is built in or one of the company's own.
 * @throws DomainError invalid-argument
 */
export async function assertRoleOffered(reader: Reader, tenantId: string, role: string): Promise<void> {
  if (isKnownRole(role)) return;
  const security = (await reader.get(db.securitySettings(tenantId))).data();
  if (!effectiveRole(role, security?.extra_roles)) {
    throw invalidField('role', 'Choose a role');
  }
}
