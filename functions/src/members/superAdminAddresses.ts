import { getAuth } from 'firebase-admin/auth';
import { db } from '../data/db.ts';

/** More super administrators than any company has, and what one request to Auth may name. */
const MOST = 100;

/** Returns the sign-in addresses of a tenant's active super administrators. */
export async function superAdminAddresses(tenantId: string): Promise<string[]> {
  const found = await db
    .userRoles()
    .where('tenant_id', '==', tenantId)
    .where('role', '==', 'super_admin')
    .limit(MOST)
    .get();
  const active = found.docs.map((one) => one.data()).filter(({ status }) => status === 'active');
  if (active.length === 0) return [];
  const { users } = await getAuth().getUsers(active.map(({ user_id }) => ({ uid: user_id })));
  return users
    .filter(({ disabled }) => !disabled)
    .flatMap(({ email }) => (email ? [email] : []))
    .sort();
}
