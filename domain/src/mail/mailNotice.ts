import * as z from 'zod';
import { MAIL_KIND_IDS } from './mailKinds.ts';

/** A notice to super administrators about a mail to a member that didn't arrive. */
export const mailNoticeSchema = z.object({
  id: z.string(),
  tenant_id: z.string(),
  to_user_id: z.string(),
  kind: z.enum(['mail_failed', 'mail_bounced']),
  mail_id: z.string(),
  mail_kind: z.enum(MAIL_KIND_IDS).catch('other'),
  created_at: z.date(),
  read_at: z.date().nullable(),
});
export type MailNotice = z.output<typeof mailNoticeSchema>;
