import * as z from 'zod';

/** The roles this product grants rights to (spec public-site section 6). */
export const ROLES = ['super_admin', 'marketing_admin', 'compliance', 'officer'] as const;
export type Role = (typeof ROLES)[number];

/** What a signed-in person may do. One row per right; UI, functions and rules tests read the same table. */
const RIGHTS = {
  'portal:enter': ['super_admin', 'marketing_admin', 'compliance', 'officer'],
  'submissions:read': ['super_admin', 'marketing_admin', 'compliance'],
  'templates:readUnpublished': ['super_admin', 'marketing_admin', 'compliance'],
  'templates:manage': ['super_admin', 'marketing_admin'],
  'flyers:make': ['super_admin', 'marketing_admin', 'compliance', 'officer'],
  'flyers:readAll': ['super_admin', 'marketing_admin', 'compliance'],
  'flyers:review': ['super_admin', 'marketing_admin', 'compliance'],
  'audit:read': ['super_admin', 'marketing_admin', 'compliance'],
  'audit:seal': ['super_admin', 'compliance'],
  'people:manage': ['super_admin'],
  'profiles:confirm': ['super_admin', 'marketing_admin', 'compliance'],
  'company:manage': ['super_admin'],
  'secondFactor:reset': ['super_admin'],
} as const satisfies Record<string, readonly Role[]>;
export type Action = keyof typeof RIGHTS;

/** A person of a tenant, as their `user_roles` record says. */
export interface Member {
  role: string;
  tenant_id: string;
  /** Left out means active. */
  status?: 'active' | 'deactivated' | undefined;
}

const ADMINISTRATORS: ReadonlySet<string> = new Set(['super_admin', 'marketing_admin', 'compliance']);

/** super_admin, marketing_admin and compliance are administrators (spec public-site section 6). */
export function isAdministrator(role: string): boolean {
  return ADMINISTRATORS.has(role);
}

/** A record with a role that this product does not know counts as an officer without extra rights. */
function effectiveRole(role: string): Role {
  const known = z.enum(ROLES).safeParse(role);
  return known.success ? known.data : 'officer';
}

/**
 * Whether the member may do it. `undefined` is a person without a role record: nothing is allowed, as to one who
 * was deactivated. Whether the session has the second factor that a tenant requires is the server's to check.
 */
export function can(member: Member | undefined, action: Action): boolean {
  if (!member || member.status === 'deactivated') return false;
  const allowed: readonly string[] = RIGHTS[action];
  return allowed.includes(effectiveRole(member.role));
}

/** The label the portal shows: Administrator or Loan Officer (spec staff-portal section 2). */
export function roleLabel(role: string): 'Administrator' | 'Loan Officer' {
  return isAdministrator(role) ? 'Administrator' : 'Loan Officer';
}
