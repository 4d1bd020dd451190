import * as z from 'zod';

/** A notice about a flyer or a template. Only its recipient reads it, and the client changes only `read_at`. */
export const flyerNoticeSchema = z.object({
  id: z.string(),
  tenant_id: z.string(),
  to_user_id: z.string(),
  kind: z.enum([
    'submitted',
    'approved',
    'rejected',
    'withdrawn',
    'recalled',
    'restored',
    'correction_requested',
    'consent_requested',
    'consent_given',
    'consent_declined',
  ]),
  /** '' in a notice about a template. */
  flyer_id: z.string(),
  /** The template of a notice about consent; null in the others. */
  template_id: z.string().nullable().default(null),
  /** The flyer's title or the template's name, as it was then. */
  title: z.string(),
  actor_name: z.string(),
  reason: z.string().nullable(),
  /** Of a rejection with marks: how many. */
  mark_count: z.number().int().min(1).optional(),
  /** Of a submission that was decided or withdrawn before the reader saw the notice: what became of it, and by whom. */
  settled: z.object({ kind: z.enum(['approved', 'rejected', 'withdrawn']), by_name: z.string() }).optional(),
  created_at: z.date(),
  read_at: z.date().nullable(),
});
export type FlyerNotice = z.output<typeof flyerNoticeSchema>;

/** How many notices one query may ask for; firestore.rules holds the same. */
export const NOTICE_LIMIT = 30;
