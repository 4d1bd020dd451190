import * as z from 'zod';

/** An upload that may be unused: a new one, or one that a record no longer refers to. */
export const pictureCandidateSchema = z.object({
  /** Storage path. */
  path: z.string(),
  /** When the daily cleanup looks at it. */
  due_at: z.date(),
  /** Nothing referred to it when it was due: it is closed, and removed when it is due again. */
  is_set_aside: z.boolean(),
});
export type PictureCandidate = z.output<typeof pictureCandidateSchema>;
