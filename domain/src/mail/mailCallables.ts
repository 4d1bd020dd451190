import * as z from 'zod';
import { documentIdSchema } from '../ids/documentId.ts';
import { MAIL_KIND_IDS } from './mailKinds.ts';
import { MAIL_FAILURES, MAIL_STATES } from './queuedMail.ts';

/** Mails per call. */
export const MAIL_PAGE = 25;

/** A mail as listed in the outbox: without its content or full addresses. */
const listedMailSchema = z.object({
  id: z.string(),
  /** A kind that an older page doesn't know is listed as `other`. */
  kind: z.enum(MAIL_KIND_IDS).catch('other'),
  /** Masked, such as j***@example.com. */
  to: z.array(z.string()),
  state: z.enum(MAIL_STATES),
  attempts: z.number(),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  next_attempt_at: z.iso.datetime().nullable(),
  failure: z.enum(MAIL_FAILURES).nullable(),
  /** Whether it failed, and its content is still valid. */
  can_retry: z.boolean(),
});
export type ListedMail = z.output<typeof listedMailSchema>;

/** Contracts of what super administrators do with outgoing mail. */
export const mailCallables = {
  /** Returns the company's mails, newest first, a page at a time. */
  'list-mail': {
    input: z.strictObject({
      state: z.enum(MAIL_STATES).optional(),
      /** The last mail of the previous page. */
      after: documentIdSchema.optional(),
    }),
    output: z.object({
      mails: z.array(listedMailSchema),
      has_more: z.boolean(),
      /** Whether any mail, on this page or not, has waited for more than 10 minutes. */
      has_late: z.boolean(),
    }),
  },
  /** Retries a failed mail immediately, and returns its new state. */
  'retry-mail': {
    input: z.strictObject({ id: documentIdSchema }),
    output: z.object({ mail: listedMailSchema }),
  },
} as const;
