import { hasKey } from '@brokerage/domain/collections/records';
import type { Role } from '@brokerage/domain/member/roles';

/** The roles with their labels in the portal and what each may do. */
export const ROLE_NAMES: Record<Role, { name: string; may: string }> = {
  super_admin: {
    name: 'Super administrator',
    may: 'Full access, including people, company settings and the audit log.',
  },
  marketing_admin: {
    name: 'Marketing administrator',
    may: 'All applications, templates and flyers, and the audit log.',
  },
  compliance: {
    name: 'Compliance',
    may: 'All applications, templates and flyers; reads and seals the audit log.',
  },
  officer: { name: 'Loan officer', may: 'Their own flyers, links and signature.' },
};

/** Returns a role's label, or an unknown role unchanged. */
export function roleName(role: string): string {
  return hasKey(ROLE_NAMES, role) ? ROLE_NAMES[role].name : role;
}
