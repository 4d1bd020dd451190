import * as z from 'zod';
import { blankableLine, emailLine, requiredLine, requiredPhone } from '../lines.ts';
import { PROFILE_LIMITS } from './userRole.ts';

/** An image's web address; other schemes (javascript:, data:) must not get into pages, flyers and signatures. */
const IMAGE_ADDRESS = /^(https?:\/\/[^\s"<>\\]+)?$/;

/** The part of the role record that its owner changes, through `update-profile`. */
export const profileSchema = z.object({
  name: requiredLine(PROFILE_LIMITS.name, 'Full Name'),
  email: emailLine,
  phone: requiredPhone,
  title: blankableLine(PROFILE_LIMITS.title, 'Job Title'),
  nmls_id: blankableLine(PROFILE_LIMITS.nmls_id, 'NMLS number').regex(/^\d*$/, 'Please enter digits only'),
  headshot_url: z
    .string()
    .max(PROFILE_LIMITS.headshot_url)
    .regex(IMAGE_ADDRESS, 'Please choose the picture again'),
});
export type ProfileField = keyof typeof profileSchema.shape;
export type Profile = z.output<typeof profileSchema>;
