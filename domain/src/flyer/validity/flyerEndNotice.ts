import * as z from 'zod';

/** A notice to a flyer's owner about its end. */
export const flyerEndNoticeSchema = z.object({
  id: z.string(),
  tenant_id: z.string(),
  to_user_id: z.string(),
  kind: z.enum(['flyer_ending', 'flyer_ended']),
  flyer_id: z.string(),
  /** As it was then. */
  title: z.string(),
  valid_until: z.date(),
  created_at: z.date(),
  read_at: z.date().nullable(),
});
export type FlyerEndNotice = z.output<typeof flyerEndNoticeSchema>;
