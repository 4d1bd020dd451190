import * as z from 'zod';

/** Outgoing mail, in the shape of Firebase's Trigger Email extension. */
export const mailSchema = z.object({
  to: z.array(z.email()).min(1),
  replyTo: z.email().optional(),
  message: z.object({
    subject: z.string(),
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
