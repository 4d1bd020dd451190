import * as z from 'zod';
import { MAIL_KIND_IDS } from './mail/mailKinds.ts';

/** Outgoing mail as written; its delivery state is in mail/queuedMail.ts. */
export const mailSchema = z.object({
  kind: z.enum(MAIL_KIND_IDS).default('other'),
  to: z.array(z.email()).min(1),
  replyTo: z.email().optional(),
  message: z.object({
    subject: z.string(),
    /** Emptied once a mail with a private link is sent, or can no longer be sent. */
    text: z.string(),
    attachments: z
      .array(
        z.object({
          filename: z.string(),
          content: z.string(),
          encoding: z.literal('base64'),
          contentType: z.string(),
        }),
      )
      .optional(),
  }),
  created_at: z.date(),
});
export type Mail = z.output<typeof mailSchema>;
