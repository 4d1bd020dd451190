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
  /** The flyer's title or the template's name at that time. */
  title: z.string(),
  actor_name: z.string(),
  reason: z.string().nullable(),
  /** Number of marks of a rejection. */
  mark_count: z.number().int().min(1).optional(),
  /** For a submission that was decided or withdrawn before the reader saw the notice: the outcome, and who decided. */
  settled: z.object({ kind: z.enum(['approved', 'rejected', 'withdrawn']), by_name: z.string() }).optional(),
  created_at: z.date(),
  read_at: z.date().nullable(),
});
export type FlyerNotice = z.output<typeof flyerNoticeSchema>;

/** Maximum number of notices per query; firestore.rules has the same limit. */
export const NOTICE_LIMIT = 30;
