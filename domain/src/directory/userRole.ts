import * as z from 'zod';

/** Role record of a member of staff, with the officer profile in it (spec staff-portal section 3). */
export const userRoleSchema = z.object({
  user_id: z.string(),
  tenant_id: z.string(),
  role: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  title: z.string(),
  nmls_id: z.string(),
  headshot_url: z.string(),
});
export type UserRole = z.output<typeof userRoleSchema>;
