import { effectiveRole, isKnownRole } from '@brokerage/domain/member/roles';
import { db } from '../data/db.ts';
import { invalidArgument } from '../http/defineCallable.ts';

/**
 * Throws unless the role is built in or one of the company's own.
 * @throws HttpsError invalid-argument
 */
export async function assertRole(tenantId: string, role: string): Promise<void> {
  if (isKnownRole(role)) return;
  const security = (await db.securitySettings(tenantId).get()).data();
  if (!effectiveRole(role, security?.extra_roles)) {
    throw invalidArgument([{ path: 'role', message: 'Choose a role' }]);
  }
}
