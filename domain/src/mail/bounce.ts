import * as z from 'zod';

/** How long a signature is valid, in milliseconds, so that an intercepted one soon becomes useless. */
export const BOUNCE_TOLERANCE_MS = 300_000;

/** Input of `mail-bounce`, converted from any provider's report. */
export const bounceSchema = z.strictObject({
  type: z.literal('bounce'),
  /** As sent with the mail. */
  message_id: z.string().max(400),
});
