import * as z from 'zod';

/** Which uploads a record refers to, kept by the server next to the record; a record without uploads has no such document. */
export const pictureUseSchema = z.object({
  /** The record's path. */
  record: z.string(),
  /** Storage paths. */
  pictures: z.array(z.string()),
});

/** An upload that may be unused: a new one, or one that a record no longer refers to. */
export const pictureCandidateSchema = z.object({
  /** Storage path. */
  path: z.string(),
  /** When the daily cleanup checks it. */
  due_at: z.date(),
  /** Nothing referred to it when it was due: it is closed now, and removed when it is due again. */
  is_set_aside: z.boolean(),
});
export type PictureCandidate = z.output<typeof pictureCandidateSchema>;

/** Progress of a company's picture cleanup. */
export const pictureCleanupSchema = z.object({
  /** Every record from before references were kept has been read. Nothing is removed before that. */
  is_indexed: z.boolean().default(false),
  /** The collection that is being read until then, and the id of the last read record. */
  collection: z.string().nullable().default(null),
  after: z.string().nullable().default(null),
  /** The last upload that the cleanup checked in its round through all of them. */
  last_upload: z.string().nullable().default(null),
});
