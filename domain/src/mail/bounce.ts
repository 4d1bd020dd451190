import * as z from 'zod';

/** A signature counts for so long, in milliseconds: one that was overheard is worth nothing later. */
export const BOUNCE_TOLERANCE_MS = 300_000;

/** What `mail-bounce` takes, whichever provider's report was turned into it. */
export const bounceSchema = z.strictObject({
  type: z.literal('bounce'),
  /** As the mail was sent with. */
  message_id: z.string().max(400),
});
