import * as z from 'zod';
import { CONFIRMED_FIELDS } from './member.ts';

/** A notice to administrators and members about profile changes that need confirmation. */
export const profileNoticeSchema = z.object({
  id: z.string(),
  tenant_id: z.string(),
  to_user_id: z.string(),
  kind: z.enum(['profile_change_requested', 'profile_change_confirmed', 'profile_change_declined']),
  fields: z.array(z.enum(CONFIRMED_FIELDS)).min(1),
  actor_name: z.string(),
  /** Why a change was declined; null in older notices. */
  reason: z.string().nullable().default(null),
  created_at: z.date(),
  read_at: z.date().nullable(),
});
export type ProfileNotice = z.output<typeof profileNoticeSchema>;
