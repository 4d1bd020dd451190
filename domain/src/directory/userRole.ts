import * as z from 'zod';

/** Text limits of the profile in characters; firestore.rules holds the same. */
export const PROFILE_LIMITS = {
  name: 100,
  email: 255,
  phone: 30,
  title: 100,
  nmls_id: 20,
  headshot_url: 2000,
} as const;

/** Role record of a member of staff, with the officer profile in it (spec staff-portal section 3). */
export const userRoleSchema = z.object({
  user_id: z.string(),
  tenant_id: z.string(),
  role: z.string(),
  name: z.string().max(PROFILE_LIMITS.name),
  email: z.string().max(PROFILE_LIMITS.email),
  phone: z.string().max(PROFILE_LIMITS.phone),
  title: z.string().max(PROFILE_LIMITS.title),
  nmls_id: z.string().max(PROFILE_LIMITS.nmls_id),
  headshot_url: z.string().max(PROFILE_LIMITS.headshot_url),
});
export type UserRole = z.output<typeof userRoleSchema>;
