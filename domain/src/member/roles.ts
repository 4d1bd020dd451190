import * as z from 'zod';

/** The roles this product grants rights to. */
export const ROLES = ['super_admin', 'marketing_admin', 'compliance', 'officer'] as const;
export type Role = (typeof ROLES)[number];

/** The rights of signed-in people, one row per right; UI, functions and rules tests read the same table. */
const RIGHTS = {
  'portal:enter': ['super_admin', 'marketing_admin', 'compliance', 'officer'],
  // The callables also check the assignment, which an officer's role doesn't include.
  'applications:work': ['super_admin', 'marketing_admin', 'compliance', 'officer'],
  'applications:bulk': ['super_admin', 'marketing_admin', 'compliance'],
  'applications:export': ['super_admin', 'marketing_admin', 'compliance', 'officer'],
  'leads:read': ['officer'],
  'submissions:read': ['super_admin', 'marketing_admin', 'compliance'],
  'templates:readUnpublished': ['super_admin', 'marketing_admin', 'compliance'],
  'templates:manage': ['super_admin', 'marketing_admin'],
  'templates:consent': ['super_admin', 'compliance'],
  'flyers:make': ['super_admin', 'marketing_admin', 'compliance', 'officer'],
  'flyers:readAll': ['super_admin', 'marketing_admin', 'compliance'],
  'flyers:review': ['super_admin', 'marketing_admin', 'compliance'],
  'flyers:recall': ['super_admin', 'marketing_admin', 'compliance'],
  // Previewing a recall, and deciding about findings, takes nothing offline, so unlike a recall it needs no recent sign-in.
  'recalls:preview': ['super_admin', 'marketing_admin', 'compliance'],
  'findings:decide': ['super_admin', 'marketing_admin', 'compliance'],
  'audit:read': ['super_admin', 'marketing_admin', 'compliance'],
  'audit:seal': ['super_admin', 'compliance'],
  'members:read': ['super_admin'],
  'members:manage': ['super_admin'],
  'profiles:confirm': ['super_admin', 'marketing_admin', 'compliance'],
  'company:manage': ['super_admin'],
  'directory:manage': ['super_admin'],
  'licenses:read': ['super_admin', 'marketing_admin', 'compliance'],
  'licenses:manage': ['super_admin'],
  'customerReviews:manage': ['super_admin', 'marketing_admin'],
  'secondFactor:reset': ['super_admin'],
  'mail:manage': ['super_admin'],
  'system:read': ['super_admin'],
} as const satisfies Record<string, readonly Role[]>;
export type Action = keyof typeof RIGHTS;

const STEP_UP_ACTIONS: ReadonlySet<Action> = new Set([
  'applications:export',
  'audit:seal',
  'flyers:recall',
  'members:manage',
  'profiles:confirm',
  'company:manage',
  'directory:manage',
  'licenses:manage',
  'customerReviews:manage',
  'secondFactor:reset',
  'templates:consent',
]);

/** Returns whether the right requires a recent sign-in (STEP_UP_MAX_AGE_S), so that an unattended screen can't be used for it. */
export const needsRecentSignIn = (action: Action): boolean => STEP_UP_ACTIONS.has(action);

/** A tenant's member, as in the `user_roles` record. */
export interface RoleHolder {
  role: string;
  tenant_id: string;
  /** If left out: active. */
  status?: 'active' | 'deactivated' | undefined;
}

const ADMINISTRATORS: ReadonlySet<string> = new Set(['super_admin', 'marketing_admin', 'compliance']);

/** Returns true for super_admin, marketing_admin and compliance. */
export function isAdministrator(role: string): boolean {
  return ADMINISTRATORS.has(role);
}

export const MAX_EXTRA_ROLES = 20;

/** A role of the company's own, such as `loan_partner`, listed in the company's settings under `extra_roles`. */
export const extraRoleSchema = z
  .string()
  .regex(
    /^[a-z][a-z0-9_]{1,39}$/,
    'Use 2 to 40 lowercase letters, digits and underscores, such as loan_partner',
  )
  .refine((role) => !isKnownRole(role), 'This role is built in');

/** Returns true for the roles that every company has. */
export function isKnownRole(role: string): role is Role {
  return ROLES.some((one) => one === role);
}

/**
 * Returns the role whose rights a stored role has: its own, or a loan officer's if the company lists it under `extra_roles`. Any other
 * role, including a misspelled one, has no rights: undefined.
 */
export function effectiveRole(role: string, extraRoles: readonly string[] = []): Role | undefined {
  if (isKnownRole(role)) return role;
  return extraRoles.includes(role) ? 'officer' : undefined;
}

/**
 * Returns whether the member has the right. `undefined` is a person without a role record, who has no rights, like a deactivated member.
 * The server checks whether the session has the second factor that a tenant requires.
 * @param extraRoles the company's own roles; without them only the built-in roles have rights.
 */
export function can(member: RoleHolder | undefined, action: Action, extraRoles?: readonly string[]): boolean {
  if (!member || member.status === 'deactivated') return false;
  const role = effectiveRole(member.role, extraRoles);
  const allowed: readonly string[] = RIGHTS[action];
  return role !== undefined && allowed.includes(role);
}

/** Returns the label the portal shows for a role. */
export function roleLabel(role: string): 'Administrator' | 'Loan Officer' {
  return isAdministrator(role) ? 'Administrator' : 'Loan Officer';
}
