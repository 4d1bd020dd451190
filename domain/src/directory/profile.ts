import * as z from 'zod';
import { blankableLine, emailLine, requiredLine, requiredPhone } from '../lines.ts';
import { PROFILE_LIMITS } from './userRole.ts';

/** The part of the role record that its owner may change (spec staff-portal section 2, Profile Settings). */
export const profileSchema = z.object({
  name: requiredLine(PROFILE_LIMITS.name, 'Full Name'),
  email: emailLine,
  phone: requiredPhone,
  title: blankableLine(PROFILE_LIMITS.title, 'Job Title'),
  nmls_id: blankableLine(PROFILE_LIMITS.nmls_id, 'NMLS number').regex(/^\d*$/, 'Please enter digits only'),
  headshot_url: z.string().max(PROFILE_LIMITS.headshot_url),
});
export type Profile = z.output<typeof profileSchema>;
