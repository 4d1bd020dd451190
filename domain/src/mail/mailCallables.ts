import * as z from 'zod';
import { documentIdSchema } from '../ids/documentId.ts';
import { MAIL_KIND_IDS } from './mailKinds.ts';
import { MAIL_FAILURES, MAIL_STATES } from './queuedMail.ts';

/** Mails that one call answers. */
export const MAIL_PAGE = 25;

/** A mail as the outbox lists it: never what it says, nor whom it goes to in full. */
const listedMailSchema = z.object({
  id: z.string(),
  /** A page from before a kind was introduced lists it as `other`. */
  kind: z.enum(MAIL_KIND_IDS).catch('other'),
  /** Masked, such as j***@example.com. */
  to: z.array(z.string()),
  state: z.enum(MAIL_STATES),
  attempts: z.number(),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  next_attempt_at: z.iso.datetime().nullable(),
  failure: z.enum(MAIL_FAILURES).nullable(),
  /** It failed, and what it says still holds. */
  can_retry: z.boolean(),
});
export type ListedMail = z.output<typeof listedMailSchema>;

/** The contracts of what super administrators do with outgoing mail. */
export const mailCallables = {
  /** Answers the company's mails, newest first, a page at a time. */
  'list-mail': {
    input: z.strictObject({
      state: z.enum(MAIL_STATES).optional(),
      /** The last mail of the page before. */
      after: documentIdSchema.optional(),
    }),
    output: z.object({
      mails: z.array(listedMailSchema),
      has_more: z.boolean(),
      /** Some email, on this page or not, has waited for more than 10 minutes. */
      has_late: z.boolean(),
    }),
  },
  /** Tries a failed mail again, at once, and answers it as it is then. */
  'retry-mail': {
    input: z.strictObject({ id: documentIdSchema }),
    output: z.object({ mail: listedMailSchema }),
  },
} as const;
